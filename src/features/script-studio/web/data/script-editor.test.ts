import { expect, test } from 'vitest'
import type { Idea } from '../../contract/idea.ts'
import type { PartialScript, ScriptEdit } from '../../contract/script.ts'
import { createScriptEditor } from './script-editor.ts'

const idea = {
  id: 'one',
  script: {
    hooks: [
      { text: 'Hook one', approach: 'Question' },
      { text: 'Hook two', approach: 'Number' },
    ],
    script_parts: ['First.', 'Second.', 'Third.'],
    visual_cues: ['Shot.'],
    engagement_tips: [],
  },
} as unknown as Idea

/** Answers each request when told to, with the edit applied. */
function startServer() {
  const waiting: (() => void)[] = []
  const sent: ScriptEdit[] = []
  let stored = idea
  const send = (edit: ScriptEdit) => {
    sent.push(edit)
    return new Promise<Idea>((resolve) =>
      waiting.push(() => {
        stored = { ...stored, script: { ...stored.script!, ...edit } as PartialScript }
        resolve(stored)
      }),
    )
  }
  const answer = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { send, sent, answer, parts: () => stored.script!.script_parts }
}

test('a line edited while another is being saved keeps both edits', async () => {
  const server = startServer()
  const editor = createScriptEditor(idea, server.send)
  const first = editor.editLine('script_parts', 0, 'Edited first.')
  const second = editor.editLine('script_parts', 1, 'Edited second.')
  await server.answer()
  await server.answer()
  await server.answer()
  await Promise.all([first, second])
  expect(server.parts()).toEqual(['Edited first.', 'Edited second.', 'Third.'])
})

test('an edited hook keeps its approach', async () => {
  const server = startServer()
  void createScriptEditor(idea, server.send).editLine('hooks', 1, 'Better')
  await server.answer()
  expect(server.sent).toEqual([
    {
      hooks: [
        { text: 'Hook one', approach: 'Question' },
        { text: 'Better', approach: 'Number' },
      ],
    },
  ])
})

test('a deleted line can be restored at its place', async () => {
  const server = startServer()
  const editor = createScriptEditor(idea, server.send)
  void editor.removeLine('script_parts', 1)
  await server.answer()
  await server.answer()
  expect(server.parts()).toEqual(['First.', 'Third.'])
  void editor.restoreLine('script_parts', 1, 'Second.')
  await server.answer()
  await server.answer()
  expect(server.parts()).toEqual(['First.', 'Second.', 'Third.'])
})

test('a failed edit is reported, and the next one starts from the stored script', async () => {
  const sent: ScriptEdit[] = []
  const editor = createScriptEditor(idea, async (edit) => {
    sent.push(edit)
    if (sent.length === 1) throw new Error('offline')
    return idea
  })
  await expect(editor.editLine('script_parts', 0, 'Lost?')).rejects.toThrow('offline')
  await editor.editLine('script_parts', 2, 'Edited third.')
  expect(sent[1]).toEqual({ script_parts: ['First.', 'Second.', 'Edited third.'] })
})
