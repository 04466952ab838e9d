import { AppError } from '#platform/common/errors.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { RevisionInput } from '../../contract/script.ts'
import type { LineBrief } from '../../domain/brief.ts'
import { parseLength } from '../../domain/speaking-time.ts'
import { checkScript } from '../../domain/writing/check-script.ts'
import { explainFailure } from '../generation/explain-failure.ts'
import { knownTexts } from '../generation/known-texts.ts'
import { linePrompt } from '../generation/prompts/prompts.ts'
import { streamReply } from '../generation/read-reply.ts'
import { LineReply, replyShapes } from '../generation/replies.ts'
import { findIdea, type IdeaRow } from '../ideas/ideas.store.ts'
import { listWritingNotes } from '../notes/notes.store.ts'
import { findPreset } from '../presets/presets.store.ts'
import { newSeed, requireFacts, seriesOf, type Creator, type Studio } from '../studio.ts'
import { replaceLine } from './scripts.store.ts'

/** Rewrites one line of a script and leaves the others unchanged. */
export async function rewriteLine(
  studio: Studio,
  user: Creator,
  { ideaId, list, index, signal }: RevisionInput & { ideaId: string; signal: AbortSignal },
): Promise<IdeaRow> {
  const { db } = studio
  const idea = await findIdea(db, user.id, ideaId)
  if (!idea) throw new AppError('NOT_FOUND', studioMessages.ideaGone)
  const before = idea.script?.[list][index]
  if (!idea.script || before === undefined) throw new AppError('NOT_FOUND', studioMessages.lineGone)
  const facts = await requireFacts(studio, user, studioMessages.profileMissing)
  const preset = idea.presetId === null ? null : await findPreset(db, user.id, idea.presetId)
  const { title, hookType, targetAudience, whyItWorks, request, script } = idea
  const brief: LineBrief = {
    task: 'line',
    facts,
    series: seriesOf(preset),
    seed: newSeed(),
    idea: { title, hookType, targetAudience, whyItWorks },
    plan: idea.plan,
    notes: await listWritingNotes(db, user.id),
    request,
    videoLength: parseLength(idea.videoLength),
    script,
    list,
    index,
  }
  const { refund } = await studio.allowance.take(user)
  const written = await writeLine(studio, brief, signal).catch(async (error: unknown) => {
    // The model has worked even if the client leaves, so this still counts.
    if (!signal.aborted) await refund()
    throw explainFailure('script', error)
  })
  const after = list === 'hooks' ? { text: written.text, approach: written.approach ?? '' } : written.text
  const marks = [
    ...idea.marks.filter((mark) => mark.list !== list || mark.index !== index),
    ...(studio.ai.isBuiltIn ? [] : findReasons(brief, written)).map((reason) => ({
      list,
      index,
      reason,
      line: written.text,
    })),
  ]
  const change = { userId: user.id, ideaId, path: [list, index] as const, before, after, marks }
  if (!(await replaceLine(db, change))) throw new AppError('ABORTED', studioMessages.lineChanged)
  return (await findIdea(db, user.id, ideaId)) ?? idea
}

/** Why the notes don't support the new line. */
function findReasons(brief: LineBrief, { text, approach = '' }: LineReply): string[] {
  const { script, list, index } = brief
  const changed =
    list === 'hooks'
      ? { ...script, hooks: script.hooks.with(index, { text, approach }) }
      : { ...script, [list]: script[list].with(index, text) }
  return checkScript(changed, knownTexts(brief))
    .filter((violation) => violation.list === list && violation.index === index)
    .map(({ reason }) => reason)
}

async function writeLine({ ai, log }: Studio, brief: LineBrief, signal: AbortSignal): Promise<LineReply> {
  const shape = brief.list === 'hooks' ? replyShapes.hook : replyShapes.line
  const asking = {
    role: 'careful',
    brief,
    prompt: linePrompt(brief),
    reply: LineReply,
    shape,
    signal,
    findFaults: (line: LineReply) => (ai.isBuiltIn ? [] : findReasons(brief, line)),
  } as const
  for await (const reply of streamReply({ ai, log }, asking)) if ('whole' in reply) return reply.whole
  throw new Error('the stream ended before a reply')
}
