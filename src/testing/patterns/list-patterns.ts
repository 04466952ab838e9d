import { parseSync, Visitor } from 'rolldown/utils'

type Pattern = { path: string; source: string; flags: string }

/** Every regular expression literal of a module, read with a real parser. */
export function listPatterns(path: string, text: string): Pattern[] {
  const found: Pattern[] = []
  const { program } = parseSync(path, text)
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return
      found.push({ path, source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
  return found
}
