import type { Idea } from '../../contract/idea.ts'
import type { PartialScript, ScriptEdit, ScriptList } from '../../contract/script.ts'

type Send = (edit: ScriptEdit) => Promise<Idea>
type Lines = Exclude<ScriptList, 'hooks'>

/**
 * Edits one script, one change at a time: a list is sent as a whole, so a change made while another is being
 * saved starts from its result.
 */
export function createScriptEditor(idea: Idea, send: Send) {
  let latest = idea
  let turn: Promise<unknown> = Promise.resolve()

  function edit(change: (script: PartialScript) => ScriptEdit): Promise<void> {
    const done = turn.then(async () => {
      if (latest.script) latest = await send(change(latest.script))
    })
    turn = done.catch(() => undefined)
    return done
  }

  return {
    /** The script as shown now, which other changes may have replaced. */
    see: (shown: Idea) => {
      latest = shown
    },
    editLine: (list: ScriptList, index: number, text: string) =>
      edit((script) =>
        list === 'hooks'
          ? { hooks: script.hooks.map((hook, at) => (at === index ? { ...hook, text } : hook)) }
          : { [list]: script[list].with(index, text) },
      ),
    removeLine: (list: Lines, index: number) =>
      edit((script) => ({ [list]: script[list].toSpliced(index, 1) })),
    restoreLine: (list: Lines, index: number, text: string) =>
      edit((script) => ({ [list]: script[list].toSpliced(index, 0, text) })),
    chooseHook: (selectedHook: number) => edit(() => ({ selectedHook })),
  }
}
