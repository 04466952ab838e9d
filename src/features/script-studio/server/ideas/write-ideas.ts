import { randomUUID } from 'node:crypto'
import { toEnvelope } from '#platform/common/errors.ts'
import { ModelError } from '#platform/server/ai/model-error.ts'
import type { Idea, WritingState } from '../../contract/idea.ts'
import { studioLimits } from '../../contract/limits.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { IdeasEvent } from '../../contract/stream.ts'
import type { IdeasBrief } from '../../domain/brief.ts'
import { parseLength } from '../../domain/speaking-time.ts'
import { createIdeaCheck } from '../../domain/writing/check-idea.ts'
import type { IdeaPlan } from '../../domain/writing/structures.ts'
import type { WritingNote } from '../../domain/writing/note.ts'
import { explainFailure } from '../generation/explain-failure.ts'
import { knownTexts } from '../generation/known-texts.ts'
import { ideasPrompt, promptVersions, searchPrompt } from '../generation/prompts/prompts.ts'
import { streamReply } from '../generation/read-reply.ts'
import { IdeaReply, IdeasReply, replyShapes } from '../generation/replies.ts'
import { presentIdea, presentSource } from '../present-studio.ts'
import {
  composerName,
  newSeed,
  requireFacts,
  requirePreset,
  seriesOf,
  type Creator,
  type Studio,
} from '../studio.ts'
import { saveSources } from '../sources/sources.store.ts'
import type { StoredIdeaMark } from '../studio.tables.ts'
import { untilAskedMs, type NewGeneration } from './ideas.store.ts'

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
      ideaStore.listNotes(user.id),
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
      const searched = generation.usedWebSearch ? search(studio, brief, begun, signal) : undefined
      if (searched) yield { type: 'searching' }
      for await (const idea of streamIdeas(studio, brief, begun, signal)) {
        arrived++
        yield { type: 'idea', idea }
      }
      state = 'complete'
      if (searched) yield await searched
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

/** Runs beside the ideas, which don't depend on it: a failed search costs no idea. */
async function search(
  { db, ai, log }: Studio,
  brief: IdeasBrief,
  { generation, noted }: PendingGeneration,
  signal: AbortSignal,
): Promise<IdeasEvent> {
  try {
    const { findings, queries } = await ai.search({
      role: 'quick',
      brief: {},
      signal,
      ...searchPrompt(brief),
    })
    await noted
    await saveSources(db, generation.id, findings, queries)
    return { type: 'sources', sources: findings.map(presentSource), searchQueries: queries }
  } catch (error) {
    if (!signal.aborted) log.warn({ generationId: generation.id, err: error }, 'searching the web failed')
    return { type: 'search-failed' }
  }
}

/** Emits each idea once it is complete and stored, so that a crash loses nothing the creator has seen. */
async function* streamIdeas(
  { ideaStore, ai, log }: Studio,
  brief: IdeasBrief,
  { generation, noted }: PendingGeneration,
  signal: AbortSignal,
): AsyncGenerator<Idea> {
  const asking = { role: 'quick', brief, prompt: ideasPrompt(brief), signal } as const
  const videoLength = parseLength(brief.series?.videoLength || brief.facts.videoLength)
  // The composer makes no claims of its own.
  const findMarks = ai.isBuiltIn ? () => [] : prepareMarkFinder(brief)
  const findFaults = ({ ideas }: { ideas: IdeaReply[] }) =>
    ideas.flatMap((idea, at) =>
      findMarks(idea).map(({ field, reason }) => `idea ${at + 1}, ${field}: ${reason}`),
    )
  const kept: IdeaReply[] = []
  const replies = streamReply(
    { ai, log },
    { ...asking, reply: IdeasReply, shape: replyShapes.ideas, findFaults },
  )
  for await (const reply of replies) {
    const ideas =
      'whole' in reply
        ? findOthers(reply.whole.ideas, kept)
        : readIdeas(reply.partial, kept.length, (idea) => findMarks(idea).length === 0)
    for (const idea of ideas) {
      const position = kept.push(idea) - 1
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
        ideaMarks: findMarks(idea),
      })
      await added.noted
      yield presentIdea(added.row)
    }
  }
}

/** Reads the creator's texts while the model thinks, so that only the check itself delays an idea. */
function prepareMarkFinder(brief: IdeasBrief): (idea: IdeaReply) => StoredIdeaMark[] {
  let prepared: ((idea: IdeaReply) => StoredIdeaMark[]) | undefined
  const prepare = () => (prepared ??= createMarkFinder(brief))
  setTimeout(() => {
    // The first check in a process is slow, because it compiles its regular expressions.
    prepare()({ title: '', hook_type: '', target_audience: '', why_it_works: '' })
  }, untilAskedMs)
  return (idea) => prepare()(idea)
}

function createMarkFinder(brief: IdeasBrief): (idea: IdeaReply) => StoredIdeaMark[] {
  const check = createIdeaCheck(knownTexts(brief))
  return (reply) => {
    const idea = {
      title: reply.title,
      hookType: reply.hook_type,
      targetAudience: reply.target_audience,
      whyItWorks: reply.why_it_works,
    }
    return check(idea, notesOf(reply, brief.notes)).map((mark) => ({ ...mark, text: idea[mark.field] }))
  }
}

/** The ideas of a repaired reply that fill the places left; it may list them in another order. */
function findOthers(ideas: readonly IdeaReply[], kept: readonly IdeaReply[]): IdeaReply[] {
  const left = studioLimits.ideasPerGeneration - kept.length
  const others = ideas.filter(({ title }) => !kept.some((idea) => idea.title === title))
  return (others.length >= left ? others : ideas.slice(kept.length)).slice(0, left)
}

/** The composer's own plan; for a model's idea, the existing notes that it names. */
function planOf(idea: IdeaReply, notes: readonly WritingNote[]): IdeaPlan {
  if (idea.plan) return idea.plan
  const named = notesOf(idea, notes)
  return { structure: 'story', topic: named[0]?.topic ?? '', noteIds: named.map(({ id }) => id) }
}

const notesOf = ({ note_ids: ids = [] }: IdeaReply, notes: readonly WritingNote[]) =>
  [...new Set(ids)].flatMap((id) => notes.find((note) => note.id === id) ?? [])

// The new ideas up to the first invalid or unsupported one; the repair brings the others.
function readIdeas(partial: unknown, known: number, isSupported: (idea: IdeaReply) => boolean): IdeaReply[] {
  const ideas: IdeaReply[] = []
  const arrived = (partial as { ideas?: unknown } | undefined)?.ideas
  if (!Array.isArray(arrived)) return ideas
  for (const entry of arrived.slice(known, studioLimits.ideasPerGeneration) as unknown[]) {
    const parsed = IdeaReply.safeParse(entry)
    if (!parsed.success || !isSupported(parsed.data)) break
    ideas.push(parsed.data)
  }
  return ideas
}
