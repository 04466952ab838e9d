import { randomUUID } from 'node:crypto'
import { toEnvelope } from '#platform/common/errors.ts'
import { ModelError } from '#platform/server/ai/model-error.ts'
import type { Idea, WritingState } from '../../contract/idea.ts'
import { studioLimits } from '../../contract/limits.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { IdeasEvent } from '../../contract/stream.ts'
import type { IdeasBrief } from '../../domain/brief.ts'
import { parseLength } from '../../domain/speaking-time.ts'
import type { IdeaPlan } from '../../domain/writing/structures.ts'
import type { WritingNote } from '../../domain/writing/note.ts'
import { explainFailure } from '../generation/explain-failure.ts'
import { ideasPrompt, promptVersions, searchPrompt } from '../generation/prompts/prompts.ts'
import { streamReply } from '../generation/read-reply.ts'
import { IdeaReply, IdeasReply, replyShapes } from '../generation/replies.ts'
import { listWritingNotes } from '../notes/notes.store.ts'
import { presentIdea } from '../present-studio.ts'
import {
  composerName,
  newSeed,
  requireFacts,
  requirePreset,
  seriesOf,
  type Creator,
  type Studio,
} from '../studio.ts'
import { noteSources, type NewGeneration } from './ideas.store.ts'

// The built-in composer compares all of them; a prompt holds fewer.
const earlierTitles = { builtIn: 400, prompt: 40 }

/**
 * Checks everything that can fail before the stream starts; the returned function writes and emits events.
 */
export async function beginIdeas(studio: Studio, user: Creator, presetId: string | null) {
  const { db, ai, ideaStore } = studio
  const { allowance, refund, found } = await studio.allowance.takeWhile(user, () =>
    Promise.all([
      requireFacts(studio, user, studioMessages.profileMissing),
      requirePreset(db, user, presetId),
      ideaStore.listEarlier(user.id, ai.isBuiltIn ? earlierTitles.builtIn : earlierTitles.prompt),
      listWritingNotes(db, user.id),
    ]),
  )
  const [facts, preset, earlier, notes] = found
  const generation: NewGeneration = {
    id: randomUUID(),
    userId: user.id,
    kind: 'ideas',
    presetId,
    presetName: preset?.name ?? null,
    composer: composerName(ai, 'quick'),
    promptVersion: promptVersions.ideas,
    seed: newSeed(),
    usedWebSearch: ai.canSearch && (preset?.enableWebSearch ?? false),
  }
  const brief: IdeasBrief = {
    task: 'ideas',
    facts,
    series: seriesOf(preset),
    seed: generation.seed,
    notes,
    earlierTitles: earlier.map(({ title }) => title),
    recentStructures: earlier.flatMap(({ structure }) => structure ?? []).slice(0, 9),
  }
  const begun = { generation, noted: ideaStore.addGeneration(generation) }

  return async function* writeIdeas(signal: AbortSignal): AsyncGenerator<IdeasEvent> {
    yield { type: 'started', generationId: generation.id, composer: generation.composer }
    let arrived = 0
    let state: WritingState = 'stopped'
    try {
      const notes = yield* searchFirst(studio, brief, begun, signal)
      for await (const idea of streamIdeas(studio, brief, notes, begun, signal)) {
        arrived++
        yield { type: 'idea', idea }
      }
      state = 'complete'
      yield { type: 'end', allowance }
    } catch (error) {
      if (error instanceof ModelError && error.trouble === 'stopped') return
      state = 'failed'
      const failure = explainFailure('ideas', error)
      studio.log.warn({ generationId: generation.id, err: error }, 'generating ideas failed')
      if (arrived === 0) await refund()
      yield { type: 'error', error: toEnvelope(failure).error }
    } finally {
      await begun.noted.then(
        () => ideaStore.endGeneration(generation.id, state),
        () => {},
      )
    }
  }
}

/** Runs concurrently with the model call. */
type PendingGeneration = { generation: NewGeneration; noted: Promise<unknown> }

async function* searchFirst(
  { db, ai }: Studio,
  brief: IdeasBrief,
  { generation, noted }: PendingGeneration,
  signal: AbortSignal,
): AsyncGenerator<IdeasEvent, string> {
  if (!generation.usedWebSearch) return ''
  yield { type: 'searching' }
  const found = await ai.search({ role: 'quick', brief: {}, signal, ...searchPrompt(brief) })
  await noted
  await noteSources(db, generation.id, found.sources, found.queries)
  yield { type: 'sources', sources: found.sources, searchQueries: found.queries }
  return found.notes
}

/** Emits each idea once it is complete and stored, so that a crash loses nothing the creator has seen. */
async function* streamIdeas(
  { ideaStore, ai, log }: Studio,
  brief: IdeasBrief,
  notes: string,
  { generation, noted }: PendingGeneration,
  signal: AbortSignal,
): AsyncGenerator<Idea> {
  const asking = { role: 'quick', brief, prompt: ideasPrompt(brief, notes), signal } as const
  const videoLength = parseLength(brief.series?.videoLength || brief.facts.videoLength)
  let kept = 0
  const replies = streamReply({ ai, log }, { ...asking, reply: IdeasReply, shape: replyShapes.ideas })
  for await (const reply of replies) {
    const ideas = 'whole' in reply ? reply.whole.ideas.slice(kept) : readIdeas(reply.partial, kept)
    for (const idea of ideas) {
      const position = kept++
      await noted
      const added = ideaStore.addIdea({
        id: randomUUID(),
        generation,
        position,
        title: idea.title,
        hookType: idea.hook_type,
        targetAudience: idea.target_audience,
        whyItWorks: idea.why_it_works,
        videoLength,
        plan: planOf(idea, brief.notes),
      })
      await added.noted
      yield presentIdea(added.row)
    }
  }
}

/** The composer's own plan; for a model's idea, the existing notes that it names. */
function planOf({ plan, note_ids: ids = [] }: IdeaReply, notes: readonly WritingNote[]): IdeaPlan {
  if (plan) return plan
  const named = ids.flatMap((id) => notes.find((note) => note.id === id) ?? [])
  return { structure: 'story', topic: named[0]?.topic ?? '', noteIds: named.map(({ id }) => id) }
}

// The new ideas up to the first invalid one; the repair brings the others.
function readIdeas(partial: unknown, known: number): IdeaReply[] {
  const ideas: IdeaReply[] = []
  const arrived = (partial as { ideas?: unknown } | undefined)?.ideas
  if (!Array.isArray(arrived)) return ideas
  for (const entry of arrived.slice(known, studioLimits.ideasPerGeneration) as unknown[]) {
    const parsed = IdeaReply.safeParse(entry)
    if (!parsed.success) break
    ideas.push(parsed.data)
  }
  return ideas
}
