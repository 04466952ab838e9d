import type { PartialScript, ScriptList } from '../contract/script.ts'

/** A line while it is edited; without a text once its editor is closed. */
export type TypedLine = { list: ScriptList; index: number; text: string | undefined }

/** The script with a line as it is typed, before it is saved. */
export function withTypedLine(script: PartialScript, typed: TypedLine | undefined): PartialScript {
  if (typed?.text === undefined) return script
  const { list, index, text } = typed
  if (list === 'hooks')
    return { ...script, hooks: script.hooks.map((hook, at) => (at === index ? { ...hook, text } : hook)) }
  return { ...script, [list]: script[list].map((line, at) => (at === index ? text : line)) }
}
