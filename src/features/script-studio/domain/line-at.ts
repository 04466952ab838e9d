import type { PartialScript, ScriptList } from '../contract/script.ts'

/** The words of one line of a script, if there is such a line. */
export function lineAt(
  script: PartialScript | null,
  { list, index }: { list: ScriptList; index: number },
): string | undefined {
  const line = script?.[list][index]
  return typeof line === 'object' ? line.text : line
}
