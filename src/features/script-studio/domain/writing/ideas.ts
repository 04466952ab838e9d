import type { IdeasBrief } from '../brief.ts'
import type { VideoLength } from '../../contract/choices.ts'
import { studioLimits } from '../../contract/limits.ts'
import { parseLength } from '../speaking-time.ts'
import { chooseDifferent, type Candidate, type ComposedIdea } from './choose-ideas.ts'
import { createComposerContext, type ComposerContext } from './composer-context.ts'
import { draftsOf, type Draft } from './draft.ts'
import { phrasesOf, readFact, readFacts, spoken, type Fact } from './fact.ts'
import { ownHooks } from './hooks.ts'
import { asNote, type Tagger, type WritingNote } from './note.ts'
import type { FillIn, HookKind } from './phrases/phrases.ts'
import { capitalize, dropEnd, dropLabel, unfinish } from './sentences.ts'
import { sharesStem, stemsOf } from './stems.ts'
import type { StructureName } from './structures.ts'

/** Enough candidates; reading more would cost more time than it gains. */
const mostNotes = 60
const maxTitleLength = 110

/** Three ideas: first those that the notes fill, then ones with blanks. */
export function composeIdeas(brief: IdeasBrief, tag: Tagger): { ideas: ComposedIdea[] } {
  const context = createComposerContext(brief, '', tag)
  const length = parseLength(brief.series?.videoLength || brief.facts.videoLength)
  const open = brief.notes.filter(({ id }) => !brief.skippedNotes?.includes(id))
  const notes = chooseNotes(context, open, brief.series !== null && brief.series.topics !== '')
  const facts = readFacts(notes, brief.notes, context.tag)
  const earlier = new Map(brief.earlierTitles.map((title, at) => [title.toLowerCase(), at]))
  const drafts = draftsOf(facts, { length, isShort: brief.isShort })
  const fromNotes = context.chance
    .shuffle(drafts)
    .flatMap((draft) => fromDraft(context, draft, earlier, length))
  fromNotes.sort((a, b) => worth(b) - worth(a))
  const ranked = [
    ...fromNotes.filter(({ isReady }) => isReady),
    ...fromNotes.filter(({ isReady }) => !isReady),
  ]
  // Another title for what was suggested before comes last.
  const chosen = chooseDifferent(
    [...ranked.filter(({ isNew }) => isNew), ...ranked.filter(({ isNew }) => !isNew)],
    brief.recentStructures,
  )
  chosen.push(
    ...fillInIdeas(context, brief, { earlier, chosen, drafts }).slice(
      0,
      studioLimits.ideasPerGeneration - chosen.length,
    ),
  )
  return { ideas: chosen.map(({ isReady: _isReady, isNew: _isNew, luck: _luck, ...idea }) => idea) }
}

const strongest: readonly StructureName[] = ['question', 'before-after', 'story', 'myth', 'proof', 'list']

/** Prefers an answered question over a number; random between equals. */
const worth = ({ plan, luck }: Candidate) => luck - strongest.indexOf(plan.structure)

/** The notes used least by scripts, across many topics. */
function chooseNotes(
  context: ComposerContext,
  notes: readonly WritingNote[],
  isSeries: boolean,
): WritingNote[] {
  const topics = context.topics.map((topic) => topic.toLowerCase())
  const fitting = notes.filter(({ words, topic }) => context.isAllowed(`${words} ${topic}`))
  const ofSeries = fitting.filter(({ topic }) => topics.includes(topic.trim().toLowerCase()))
  const pool = isSeries ? ofSeries : fitting
  if (pool.length <= mostNotes) return [...pool]
  const groups = context.chance.shuffle([
    ...Map.groupBy(pool, ({ topic }) => topic.trim().toLowerCase()).values(),
  ])
  const byUse = groups.map((group) => group.toSorted((a, b) => a.usedIn.length - b.usedIn.length))
  return byUse
    .flatMap((group) => group.slice(0, Math.max(12, Math.ceil(mostNotes / groups.length))))
    .slice(0, mostNotes)
}

function fromDraft(
  context: ComposerContext,
  draft: Draft,
  earlier: ReadonlyMap<string, number>,
  length: VideoLength,
): Candidate[] {
  const { phrases } = context
  const titles = titlesOf(context, draft).filter((each) => context.isAllowed(each))
  const title = titles.find((each) => !earlier.has(each.toLowerCase()))
  if (title === undefined || !hasHooks(context, draft) || isScripted(draft)) return []
  const facts = draft.slots.map(({ fact }) => fact)
  const kinds = facts.map(({ note }) => note.kind)
  const why = context.phrases.why.notes(kinds)
  return [
    {
      title,
      hook_type: phrases.hookKinds[hookKindOf(draft)],
      target_audience:
        context.audiences.length > 0
          ? capitalize(context.chance.pick(context.audiences))
          : phrases.audience(draft.topic),
      why_it_works: draft.isLongEnough
        ? why
        : `${why} ${phrases.why.blanks(missingCount(draft, length), true)}`,
      plan: { structure: draft.structure, topic: draft.topic, noteIds: facts.map(({ note }) => note.id) },
      isReady: draft.isLongEnough,
      isNew: title === titles[0],
      luck: context.chance.below(3),
    },
  ]
}

/** An earlier script already tells all of it. */
const isScripted = ({ slots: [first, ...others] }: Draft) =>
  first!.fact.note.usedIn.some((idea) => others.every(({ fact }) => fact.note.usedIn.includes(idea)))

/** A clause of the creator can open the video, or notes of two kinds can be announced. */
function hasHooks(context: ComposerContext, { structure, slots, topic }: Draft): boolean {
  if (structure === 'question') return true
  const facts = slots.map(({ fact }) => fact)
  const kinds = new Set(facts.map(({ note }) => note.kind))
  return (
    (topic !== '' && kinds.size > 1) ||
    ownHooks({ facts, firstPart: spoken(facts[0]!), phrases: context.phrases }).length > 0
  )
}

/** Sentences of the notes that work as a title, best first. */
function titlesOf(context: ComposerContext, { structure, slots, topic }: Draft): string[] {
  const [opening] = slots
  const facts = slots.map(({ fact }) => fact)
  const own = ownHooks({ facts, firstPart: '', phrases: context.phrases }).map(({ text }) => unfinish(text))
  if (structure === 'list') {
    const kinds = new Set(facts.map(({ note }) => note.kind))
    const [kind] = kinds
    const plain = context.phrases.listTitle(topic, kinds.size === 1 ? kind! : 'thing')
    const strong = own.filter(
      (text) => text.length <= 70 && text.length >= 12 && /^[\p{L}\p{N}][^?“”"„]*$/u.test(text),
    )
    return [...strong.map((text) => context.phrases.andTwoMore(capitalize(text))), plain]
  }
  if (structure === 'question') return [unfinish(spoken(opening!.fact))]
  const first = opening!.fact.sentences.find(({ pointsBack, isWhole }) => !pointsBack && isWhole)
  // Without its topic, 'Visitors drown them in lemon' doesn't say what.
  if (first && needsTopic(opening!.fact, first.text))
    return [`${capitalize(topic)}: ${unfinish(dropLabel(first.text))}`].filter(
      (title) => title.length <= maxTitleLength,
    )
  return [...(first ? [unfinish(dropLabel(first.text))] : []), ...own]
    .filter((title) => title.length <= maxTitleLength && title.length >= 12)
    .map(capitalize)
}

const needsTopic = ({ lacks, note: { topic } }: Fact, title: string) =>
  lacks === 'things' &&
  topic.trim() !== '' &&
  !sharesStem(stemsOf(title), stemsOf(topic)) &&
  !/^(?:many|most|some|few|viele|manche|die meisten|einige|wenige)\s/i.test(title)

const hookKindOf = ({ structure, slots }: Draft): HookKind =>
  (
    {
      question: 'question',
      myth: 'contradiction',
      list: 'plain',
      story: 'moment',
      proof:
        { number: 'number', opinion: 'contradiction' }[slots[0]!.fact.note.kind as string] ?? 'consequence',
      'before-after': 'consequence',
    } as const
  )[structure] as HookKind

const missingCount = ({ slots }: Draft, length: VideoLength) => {
  const words = slots.reduce((sum, { fact }) => sum + fact.words, 22)
  const least = {
    '15-30 seconds (Quick hit)': 38,
    '30-60 seconds (Standard)': 75,
    '60-90 seconds (Detailed)': 150,
    '2-3 minutes (Extended)': 300,
    '5+ minutes (Podcast)': 750,
  }[length]
  return Math.max(1, Math.ceil((least - words) / 15))
}

type Known = {
  earlier: ReadonlyMap<string, number>
  chosen: readonly Candidate[]
  drafts: readonly Draft[]
}

/** Titles the creator can deliver on, one for each topic and shape; the oldest repeat after all were used. */
function fillInIdeas(
  context: ComposerContext,
  brief: IdeasBrief,
  { earlier, chosen, drafts }: Known,
): Candidate[] {
  const { phrases, chance } = context
  const topics = topicsOf(context, brief)
  const all = chance.shuffle(
    topics.flatMap((topic) =>
      phrases.fillIns.map((fillIn) => ({ topic, fillIn, title: titleOfFillIn(context, fillIn, topic) })),
    ),
  )
  // What the notes can already fill is not asked for again.
  const isFilled = (structure: StructureName, topic: string) =>
    drafts.some(
      (draft) =>
        draft.isLongEnough &&
        draft.structure === structure &&
        draft.topic.toLowerCase() === topic.toLowerCase(),
    )
  const allowed = all.filter(
    ({ title, topic, fillIn }) =>
      isFillInAllowed(context, fillIn, topic) &&
      !isFilled(fillIn.structure, topic) &&
      !chosen.some((other) => other.title === title),
  )
  const age = (title: string) => earlier.get(title.toLowerCase()) ?? Number.POSITIVE_INFINITY
  const byAge = allowed.toSorted((a, b) => (age(a.title) === age(b.title) ? 0 : age(b.title) - age(a.title)))
  const picked: typeof byAge = []
  const structures = new Set(chosen.map(({ plan }) => plan.structure))
  // New titles come before used ones.
  const unused = byAge.filter(({ title }) => !earlier.has(title.toLowerCase()))
  for (const [pool, isStrict] of [
    [unused, true],
    [unused, false],
    [byAge, true],
    [byAge, false],
  ] as const)
    for (const idea of pool) {
      const isNew =
        !picked.some(({ title }) => title === idea.title) &&
        (!isStrict ||
          (!structures.has(idea.fillIn.structure) &&
            !picked.some((other) => other.topic === idea.topic && topics.length >= 3)))
      if (!isNew || picked.length >= studioLimits.ideasPerGeneration) continue
      picked.push(idea)
      structures.add(idea.fillIn.structure)
    }
  return picked.map(({ topic, fillIn, title }) => ({
    title,
    hook_type: phrases.hookKinds[fillIn.hooks(topic)[0]![0]],
    target_audience:
      context.audiences.length > 0 ? capitalize(chance.pick(context.audiences)) : phrases.audience(topic),
    why_it_works: phrases.why.blanks(fillIn.blanks.length, false),
    plan: { structure: fillIn.structure, topic, noteIds: [] },
    isReady: false,
    isNew: true,
    luck: 0,
  }))
}

/** Contains no forbidden word. */
export const isFillInAllowed = (
  { phrases, isAllowed }: ComposerContext,
  { title, hooks, blanks }: FillIn,
  topic: string,
) =>
  isAllowed(
    [
      title(topic),
      ...hooks(topic).map(([, text]) => text),
      ...blanks.flatMap((label) => [label, phrases.blanks[label]!.lead]),
    ].join(' '),
  )

/** In an unsupported language, the title is the topic and how the video opens. */
export const titleOfFillIn = ({ language, phrases }: ComposerContext, fillIn: FillIn, topic: string) =>
  language === 'other'
    ? `${capitalize(topic)} · ${phrases.hookKinds[fillIn.hooks(topic)[0]![0]]}`
    : capitalize(fillIn.title(topic))

/** The creator's stated topics, otherwise those of their notes or description. */
function topicsOf(context: ComposerContext, { notes, facts }: IdeasBrief): string[] {
  if (context.topics.length > 0) return [...context.topics]
  const noted = [
    ...new Set(
      notes.map(({ topic }) => topic.trim()).filter((topic) => topic !== '' && context.isAllowed(topic)),
    ),
  ]
  if (noted.length > 0) return noted
  const description = dropEnd(facts.description.trim(), '.!?')
  const isPlain = /^[^{}<>$[\]]+$/.test(description)
  if (isPlain && description.split(/\s+/).length <= 3 && description !== '') return [description]
  const named = isPlain
    ? phrasesOf(readFact(asNote(description.slice(0, 400)), context.tag)).filter((phrase) =>
        context.isAllowed(phrase),
      )
    : []
  return named.length > 0 ? named.slice(0, 3) : [context.phrases.unknownTopic]
}
