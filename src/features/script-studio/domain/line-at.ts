import type { PartialScript, ScriptList } from '../contract/script.ts'

/** The text of a script line, if it exists. */
export function lineAt(
  script: PartialScript | null,
  { list, index }: { list: ScriptList; index: number },
): string | undefined {
  const line = script?.[list][index]
  return typeof line === 'object' ? line.text : line
}
