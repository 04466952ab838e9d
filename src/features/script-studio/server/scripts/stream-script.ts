import type { z } from 'zod'
import { studioLimits } from '../../contract/limits.ts'
import { Hook, PartialScript, scriptLists } from '../../contract/script.ts'
import type { ScriptEvent } from '../../contract/stream.ts'
import type { CustomBrief, ScriptBrief } from '../../domain/brief.ts'
import { lineAt } from '../../domain/line-at.ts'
import { checkScript, type Violation } from '../../domain/writing/check-script.ts'
import { findUsedNotes } from '../../domain/writing/find-used-notes.ts'
import { knownTexts } from '../generation/known-texts.ts'
import { customPrompt, scriptPrompt } from '../generation/prompts/prompts.ts'
import { streamReply } from '../generation/read-reply.ts'
import { CustomReply, replyShapes, ScriptReply } from '../generation/replies.ts'
import type { IdeaRow } from '../ideas/ideas.store.ts'
import { replaceUses } from '../notes/notes.store.ts'
import type { StoredMark } from '../studio.tables.ts'
import type { Studio } from '../studio.ts'
import { saveLines, saveTitle } from './scripts.store.ts'

const empty: PartialScript = { hooks: [], script_parts: [], visual_cues: [], engagement_tips: [] }

/** Streams each line of a script once it is complete and stored. */
export async function* streamScript(
  { db, ai, log }: Studio,
  { userId, id }: IdeaRow,
  brief: ScriptBrief | CustomBrief,
  signal: AbortSignal,
): AsyncGenerator<ScriptEvent> {
  let title: string | undefined
  let savedTitle: string | undefined
  let kept = empty
  for await (const reply of askForScript({ ai, log }, brief, signal)) {
    if (reply.title !== undefined && reply.title !== title) {
      title = reply.title
      yield { type: 'title', title }
    }
    const added = findNewLines(kept, reply.script)
    if (added.length === 0 && !reply.isWhole) continue
    kept = reply.script
    // With the first line, because a title alone must not rename the script that stays.
    if (title !== undefined && title !== savedTitle) await saveTitle(db, userId, id, title)
    savedTitle = title
    await saveLines(db, userId, id, kept, reply.isWhole ? findMarks(ai, brief, kept) : [])
    if (reply.isWhole) {
      // A model may name none of the notes it tells.
      const found = ai.isBuiltIn ? [] : findUsedNotes(kept, brief.notes)
      await replaceUses(db, userId, id, [...new Set([...reply.noteIds, ...found])])
    }
    yield* added
  }
}

type Known = { title?: string | undefined; script: PartialScript; isWhole: boolean; noteIds: string[] }

/** A model's lines that remain unsupported after asking again. The composer makes no claims of its own. */
function findMarks(
  { isBuiltIn }: Studio['ai'],
  brief: ScriptBrief | CustomBrief,
  script: PartialScript,
): StoredMark[] {
  if (isBuiltIn) return []
  return checkReply(brief, script).map((mark) => ({ ...mark, line: lineAt(script, mark) ?? '' }))
}

function checkReply(brief: ScriptBrief | CustomBrief, script: PartialScript) {
  const videoLength = brief.task === 'custom' ? brief.request.videoLength : brief.videoLength
  return checkScript(script, { ...knownTexts(brief), videoLength })
}

const explain = (violations: readonly Violation[]) =>
  violations.slice(0, 10).map(({ list, index, reason }) => `${list} ${index + 1}: ${reason}`)

async function* askForScript(
  deps: Pick<Studio, 'ai' | 'log'>,
  brief: ScriptBrief | CustomBrief,
  signal: AbortSignal,
): AsyncGenerator<Known> {
  const role = 'careful' as const
  if (brief.task === 'script') {
    const asking = { role, brief, prompt: scriptPrompt(brief), signal }
    for await (const reply of streamReply(deps, {
      ...asking,
      reply: ScriptReply,
      shape: replyShapes.script,
      ...(!deps.ai.isBuiltIn && {
        findFaults: (script: PartialScript) => explain(checkReply(brief, script)),
      }),
    }))
      yield 'whole' in reply
        ? { ...split(reply.whole), isWhole: true }
        : { script: readLines(reply.partial), isWhole: false, noteIds: [] }
    return
  }
  const asking = { role, brief, prompt: customPrompt(brief), signal }
  for await (const reply of streamReply(deps, {
    ...asking,
    reply: CustomReply,
    shape: replyShapes.custom,
    ...(!deps.ai.isBuiltIn && {
      findFaults: ({ script }: { script: PartialScript }) => explain(checkReply(brief, script)),
    }),
  })) {
    if ('whole' in reply) yield { title: reply.whole.title, ...split(reply.whole.script), isWhole: true }
    else {
      const partial = reply.partial as { title?: unknown; script?: unknown } | undefined
      const title = CustomReply.shape.title.safeParse(partial?.title).data
      yield { title, script: readLines(partial?.script), isWhole: false, noteIds: [] }
    }
  }
}

const split = ({ note_ids: noteIds = [], ...script }: z.output<typeof ScriptReply>) => ({
  script,
  noteIds: noteIds.filter((id) => isUuid.test(id)),
})

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

// The valid lines of each list, up to the first invalid one.
function readLines(partial: unknown): PartialScript {
  const lists = (partial ?? {}) as Record<string, unknown>
  return {
    hooks: takeWhileValid(lists.hooks, (entry) => Hook.safeParse(entry).data).slice(
      0,
      studioLimits.hooksPerScript,
    ),
    script_parts: takeWhileValid(lists.script_parts, readLine),
    visual_cues: takeWhileValid(lists.visual_cues, readLine),
    engagement_tips: takeWhileValid(lists.engagement_tips, readLine),
  }
}

const readLine = (entry: unknown) => PartialScript.shape.script_parts.element.safeParse(entry).data

function takeWhileValid<Line>(list: unknown, read: (entry: unknown) => Line | undefined): Line[] {
  const lines: Line[] = []
  for (const entry of Array.isArray(list) ? list.slice(0, studioLimits.linesPerList) : []) {
    const line = read(entry)
    if (line === undefined) break
    lines.push(line)
  }
  return lines
}

function findNewLines(before: PartialScript, after: PartialScript): ScriptEvent[] {
  return scriptLists.flatMap((list) =>
    after[list]
      .map((value, index) => ({ type: 'line' as const, list, index, value }))
      .filter(({ index, value }) => JSON.stringify(before[list][index]) !== JSON.stringify(value)),
  )
}
