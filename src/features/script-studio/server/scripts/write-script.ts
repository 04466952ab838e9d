import { randomBytes, randomUUID } from 'node:crypto'
import { AppError, toEnvelope } from '#platform/common/errors.ts'
import { dropLastWord, truncate } from '#platform/common/text.ts'
import { ModelError } from '#platform/server/ai/model-error.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Allowance, WritingState } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { CustomIdeaInput } from '../../contract/script.ts'
import type { ScriptEvent } from '../../contract/stream.ts'
import type { CustomBrief, ScriptBrief } from '../../domain/brief.ts'
import { parseLength } from '../../domain/speaking-time.ts'
import { explainFailure } from '../generation/explain-failure.ts'
import { promptVersions } from '../generation/prompts/prompts.ts'
import { findIdea, removeIdea, type IdeaRow, type NewGeneration } from '../ideas/ideas.store.ts'
import { listWritingNotes } from '../notes/notes.store.ts'
import { presentIdea } from '../present-studio.ts'
import { findPreset } from '../presets/presets.store.ts'
import { composerName, newSeed, requireFacts, seriesOf, type Creator, type Studio } from '../studio.ts'
import { claimScript, endScript, listRecentParts, releaseScript } from './scripts.store.ts'
import { streamScript } from './stream-script.ts'

/**
 * Writes a script for an existing idea. Fails before the stream starts; the returned function writes and
 * emits events.
 */
export async function beginScript(studio: Studio, user: Creator, ideaId: string) {
  const { db, ai } = studio
  const idea = await findIdea(db, user.id, ideaId)
  if (!idea) throw new AppError('NOT_FOUND', studioMessages.ideaGone)
  const facts = await requireFacts(studio, user, studioMessages.profileMissing)
  const preset = idea.presetId === null ? null : await findPreset(db, user.id, idea.presetId)
  const material = await gatherMaterial(db, user.id)
  const { allowance, refund } = await studio.allowance.take(user)
  const seed = newSeed()
  const brief: ScriptBrief | CustomBrief = idea.request
    ? { task: 'custom', facts, series: null, request: idea.request, seed, ...material }
    : {
        task: 'script',
        facts,
        series: seriesOf(preset),
        seed,
        idea: {
          title: idea.title,
          hookType: idea.hookType,
          targetAudience: idea.targetAudience,
          whyItWorks: idea.whyItWorks,
        },
        plan: idea.plan,
        videoLength: parseLength(idea.videoLength),
        ...material,
      }
  const promptVersion = idea.request ? promptVersions.customScript : promptVersions.script
  const writer = { composer: composerName(ai, 'careful'), promptVersion, seed }
  if (!(await claimScript(db, user.id, ideaId, writer))) {
    await refund()
    throw new AppError('ABORTED', studioMessages.isBeingWritten)
  }
  return (signal: AbortSignal) =>
    tellScript(studio, { idea, brief, allowance, refund, composer: writer.composer }, signal)
}

/** 'Script My Idea': creates the idea with its script. */
export async function beginCustomScript(studio: Studio, user: Creator, request: CustomIdeaInput) {
  const { ai, ideaStore } = studio
  const facts = await requireFacts(studio, user, studioMessages.profileMissingForIdea)
  const material = await gatherMaterial(studio.db, user.id)
  const { allowance, refund } = await studio.allowance.take(user)
  const composer = composerName(ai, 'careful')
  const seed = newSeed()
  const promptVersion = promptVersions.customScript
  const generation: NewGeneration = {
    id: randomUUID(),
    userId: user.id,
    kind: 'custom',
    presetId: null,
    presetName: null,
    composer,
    promptVersion,
    seed,
    usedWebSearch: false,
  }
  await ideaStore.addGeneration(generation)
  const { row: idea, noted } = ideaStore.addIdea({
    id: `custom-${Date.now()}-${randomBytes(6).toString('hex')}`,
    generation,
    position: 0,
    title: nameForNow(request.description),
    hookType: '',
    targetAudience: '',
    whyItWorks: '',
    videoLength: request.videoLength,
    plan: { structure: 'story', topic: '', noteIds: [] },
    request,
    scriptState: 'writing',
    scriptComposer: composer,
    scriptPromptVersion: promptVersion,
    scriptSeed: seed,
  })
  await noted
  const brief: CustomBrief = { task: 'custom', facts, series: null, request, seed, ...material }
  return (signal: AbortSignal) => tellScript(studio, { idea, brief, allowance, refund, composer }, signal)
}

/** The notebook, and the text of the newest scripts. */
async function gatherMaterial(db: Db, userId: string) {
  return { notes: await listWritingNotes(db, userId), recentParts: await listRecentParts(db, userId) }
}

type Telling = {
  idea: IdeaRow
  brief: ScriptBrief | CustomBrief
  composer: string
  allowance: Allowance
  refund: () => Promise<void>
}

async function* tellScript(
  studio: Studio,
  { idea, brief, composer, allowance, refund }: Telling,
  signal: AbortSignal,
): AsyncGenerator<ScriptEvent> {
  const { db, log } = studio
  yield { type: 'started', generationId: idea.generationId, ideaId: idea.id, composer }
  const isNewIdea = brief.task === 'custom' && idea.script === null
  let hasArrived = false
  let state: WritingState = 'stopped'
  try {
    for await (const event of streamScript(studio, idea, brief, signal)) {
      // A title alone is not worth storing.
      hasArrived ||= event.type === 'line'
      yield event
    }
    state = 'complete'
    await endScript(db, idea.userId, idea.id, state)
    const kept = await findIdea(db, idea.userId, idea.id)
    if (kept) yield { type: 'script', idea: presentIdea(kept) }
    yield { type: 'end', allowance }
  } catch (error) {
    if (error instanceof ModelError && error.trouble === 'stopped') return
    state = 'failed'
    const failure = explainFailure(brief.task === 'custom' ? 'customScript' : 'script', error)
    log.warn({ ideaId: idea.id, err: error }, 'generating a script failed')
    if (!hasArrived) await refund()
    yield { type: 'error', error: toEnvelope(failure).error }
  } finally {
    // Without any line the previous script is still stored, so its state is too.
    if (!hasArrived) await releaseScript(db, idea)
    else if (state !== 'complete') await endScript(db, idea.userId, idea.id, state)
    if (isNewIdea) await studio.ideaStore.endGeneration(idea.generationId, state)
    // A custom idea without a script is only the text that is still in the form.
    if (isNewIdea && !hasArrived) await removeIdea(db, idea.userId, idea.id)
  }
}

// Until the model has produced a title.
function nameForNow(description: string): string {
  const line = description.split('\n')[0]?.trim() ?? ''
  return line.length <= 80 ? line : `${dropLastWord(truncate(line, 79))}…`
}
