import { parseSync, Visitor } from 'rolldown/utils'

/** `specifier` is missing for a computed import, whose target is unknown. */
export type Import = { specifier: string | undefined; typeOnly: boolean }

export type Module = {
  imports: Import[]
  reExportsAll: boolean
  readsEnvironment: boolean
  /** Where the module uses the clock, randomness or state of its own. */
  impurities: string[]
  /** SQL statements. */
  statements: string[]
  /** Identifiers, strings and texts of elements. */
  terms: Set<string>
}

/** Reads a module with a real parser, so that comments and strings cannot mislead it. */
export function readModule(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)

  const module: Module = {
    imports: [],
    reExportsAll: false,
    readsEnvironment: false,
    impurities: [],
    statements: [],
    terms: new Set(),
  }
  const addImport = (specifier: string | undefined, typeOnly: boolean) =>
    module.imports.push({ specifier, typeOnly })
  const addText = (text: string) => {
    module.terms.add(text)
    if (isStatement(text)) module.statements.push(text.trim().slice(0, 40))
  }

  new Visitor({
    // Only `import type { X }` is erased; `import { type X }` still loads the module.
    ImportDeclaration: (node) => addImport(node.source.value, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => node.source && addImport(node.source.value, node.exportKind === 'type'),
    ExportAllDeclaration(node) {
      module.reExportsAll = true
      addImport(node.source.value, node.exportKind === 'type')
    },
    ImportExpression: (node) => addImport(textOf(node.source), false),
    TSImportType: (node) => addImport(node.source.value, true),
    TSExternalModuleReference: (node) => addImport(node.expression.value, false),
    CallExpression(node) {
      if (isNamed(node.callee, 'require')) addImport(textOf(node.arguments[0]), false)
      if (isNamed(node.callee, 'Date')) module.impurities.push('Date()')
    },
    NewExpression(node) {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0) module.impurities.push('new Date()')
      const address = isNamed(node.callee, 'URL') ? textOf(node.arguments[0]) : undefined
      // How a worker is loaded.
      if (address && /^\.{1,2}\/.*\.[jt]sx?$/.test(address)) addImport(address, false)
    },
    MemberExpression(node) {
      const member = `${nameOf(node.object)}.${nameOf(node.property)}`
      if (/(^|\.)process\.env$/.test(member)) module.readsEnvironment = true
      if (impureMembers.test(member)) module.impurities.push(member)
    },
    VariableDeclarator(node) {
      if (node.id.type !== 'ObjectPattern' || !node.init) return
      const keys = node.id.properties.map((property) => ('key' in property ? nameOf(property.key) : '...'))
      if (isNamed(node.init, 'process') && keys.includes('env')) module.readsEnvironment = true
      for (const key of keys) {
        if (impureMembers.test(`${nameOf(node.init)}.${key}`))
          module.impurities.push(`${nameOf(node.init)}.${key}`)
      }
    },
    TaggedTemplateExpression(node) {
      if (/^sql(\.|$)/.test(nameOf(node.tag))) module.statements.push('sql`…`')
    },
    Literal: (node) => typeof node.value === 'string' && addText(node.value),
    TemplateLiteral(node) {
      addText(node.quasis[0]?.value.raw ?? '')
      for (const { value } of node.quasis) module.terms.add(value.raw)
    },
    Identifier: (node) => void module.terms.add(node.name),
    JSXText: (node) => void module.terms.add(node.value),
  }).visit(program)

  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration' && ['let', 'var'].includes(declaration.kind))
      module.impurities.push(`a module-level ${declaration.kind}`)
  }
  // `import { env } from 'node:process'` is the same under another name.
  if (
    module.imports.some(({ specifier, typeOnly }) => !typeOnly && /^(node:)?process$/.test(specifier ?? ''))
  )
    module.readsEnvironment = true
  return module
}

const impureMembers = /^(globalThis\.)?(Date\.now|Math\.random|performance\.now|crypto\.\w+|Temporal\.Now)$/

// SQL in all lower or all upper case, because 'Select a day from the list' is a sentence.
const statementShapes = [
  /^\s*(select|SELECT)\s[^]*\s(from|FROM)\s/,
  /^\s*(select|SELECT)\s+(\d|\w+\()/,
  /^\s*(insert into|INSERT INTO|delete from|DELETE FROM)\s/,
  /^\s*(update|UPDATE)\s+[\w."]+\s+(set|SET)\s/,
  /^\s*(with|WITH)\s+\w+\s+(as|AS)\s*\(/,
  /^\s*(create|CREATE|alter|ALTER|drop|DROP)\s+(unique |UNIQUE )?(table|TABLE|index|INDEX|schema|SCHEMA)\s/,
]

function isStatement(text: string): boolean {
  return statementShapes.some((shape) => shape.test(`${text} `))
}

type Node = { type: string }

function isNamed(node: Node, name: string): boolean {
  return nameOf(node).replace(/^globalThis\./, '') === name
}

/** `a`, `a.b` or `a['b']` as dotted text; '?' for anything without a name. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier' && 'name' in node) return String(node.name)
  if (node.type === 'Literal' && 'value' in node) return String(node.value)
  if (node.type === 'MemberExpression' && 'object' in node && 'property' in node)
    return `${nameOf(node.object as Node)}.${nameOf(node.property as Node)}`
  return '?'
}

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral' || !('quasis' in node)) return undefined
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}
