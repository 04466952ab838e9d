import { parseSync, Visitor } from 'rolldown/utils'

type Pattern = { path: string; source: string; flags: string }
type Visits = ConstructorParameters<typeof Visitor>[0]
type NodeOf<Name extends keyof Visits> = Parameters<NonNullable<Visits[Name]>>[0]
type Call = NodeOf<'NewExpression'> | NodeOf<'CallExpression'>
type Expression = Call['arguments'][number]
type Texts = ReadonlyMap<string, Expression>

/**
 * Every regular expression of a module, read with a real parser: literals, and what `RegExp` builds from
 * constants of the module. Throws for one built from anything else, because it can't be checked in advance.
 */
export function listPatterns(path: string, text: string): Pattern[] {
  const { program } = parseSync(path, text)
  const found: Pattern[] = []
  const built: Call[] = []
  const constants = new Map<string, Expression>()
  const addBuilt = (node: Call) =>
    void (node.callee.type === 'Identifier' && node.callee.name === 'RegExp' && built.push(node))
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return
      found.push({ path, source: node.regex.pattern, flags: node.regex.flags })
    },
    VariableDeclaration({ kind, declarations }) {
      if (kind !== 'const') return
      for (const { id, init } of declarations)
        if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
    NewExpression: addBuilt,
    CallExpression: addBuilt,
  }).visit(program)
  for (const { arguments: parts } of built) {
    const [source, flags = ''] = parts.map((part) => readText(part, constants))
    if (source === undefined || parts.some((part) => readText(part, constants) === undefined))
      throw new Error(`${path} builds a regular expression from more than texts of its own`)
    found.push({ path, source, flags })
  }
  return found
}

/** The value of an expression of constant strings, if it is one. */
function readText(node: Expression, constants: Texts): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'Identifier') {
    const constant = constants.get(node.name)
    return constant && readText(constant, constants)
  }
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return join([readText(node.left, constants), readText(node.right, constants)])
  if (node.type !== 'TemplateLiteral') return undefined
  return join(
    node.quasis.flatMap(({ value }, index) => {
      const next = node.expressions[index]
      return next ? [value.cooked ?? undefined, readText(next, constants)] : [value.cooked ?? undefined]
    }),
  )
}

const join = (parts: (string | undefined)[]) =>
  parts.some((part) => part === undefined) ? undefined : parts.join('')
