import { parseSync, Visitor } from 'rolldown/utils'

type Node = { type: string; start: number; end: number }
type Started = { name: string; node: Node }
type Await = { node: Node; names: string[] }
type Scope = { started: Started[]; awaits: Await[]; handled: Set<string> }

/**
 * Finds promises stored in a variable while something else is awaited: if one rejects first, the rejection is
 * unhandled. Combine them with `Promise.all`, or attach a handler where they start.
 */
export function findLateAwaits(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const found: string[] = []
  const scopes: Scope[] = [newScope()]
  const current = () => scopes.at(-1) ?? newScope()
  const enter = () => void scopes.push(newScope())
  const leave = () => {
    const scope = scopes.pop()
    if (scope) found.push(...judge(scope))
  }

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || isHandled(init)) return
      current().started.push({ name: id.name, node: init })
    },
    // `for await` waits too.
    ForOfStatement(node) {
      if (node.await) current().awaits.push({ node: node.right, names: [] })
    },
    AwaitExpression(node) {
      current().awaits.push({ node, names: awaitedNames(node.argument) })
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return
      if (callee.property.type === 'Identifier' && /^(catch|then)$/.test(callee.property.name))
        current().handled.add(callee.object.name)
    },
  }).visit(program)
  found.push(...judge(current()))
  return found
}

const newScope = (): Scope => ({ started: [], awaits: [], handled: new Set() })

function judge({ started, awaits, handled }: Scope): string[] {
  return started.flatMap(({ name, node }) => {
    const use = awaits.find((each) => each.node.start > node.end && each.names.includes(name))
    const isBetween = (other: Node) => use && other.start > node.end && other.end < use.node.start
    const isLate = !handled.has(name) && awaits.some((each) => isBetween(each.node))
    return isLate ? [`${name} is started but awaited only after something else`] : []
  })
}

type Expression = Node & {
  name?: string
  callee?: Expression
  object?: Expression
  property?: Expression
  argument?: Expression
  arguments?: Expression[]
  elements?: (Expression | null)[]
}

/** `await a`, `await Promise.all(a)`, `await Promise.all([a, ...b])`. */
function awaitedNames(argument: Node): string[] {
  const expression = argument as Expression
  if (expression.type === 'Identifier') return [expression.name ?? '']
  if (expression.type !== 'CallExpression' || expression.callee?.object?.name !== 'Promise') return []
  return (expression.arguments ?? []).flatMap((list) =>
    list.type === 'ArrayExpression'
      ? (list.elements ?? []).map((element) => (element?.argument ?? element)?.name ?? '')
      : [list.name ?? ''],
  )
}

/** Whether the promise handles its own rejection. `Promise.all` doesn't: it rejects like its parts. */
function isHandled(call: Node): boolean {
  const { callee } = call as Expression
  const method = callee?.property?.name ?? ''
  return method === 'catch' || method === 'allSettled'
}
