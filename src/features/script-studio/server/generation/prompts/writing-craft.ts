import type { VideoLength } from '../../../contract/choices.ts'
import type { CreatorFacts, Series } from '../../../domain/creator-facts.ts'
import type { IdeaPlan } from '../../../domain/writing/structures.ts'
import type { WritingNote } from '../../../domain/writing/note.ts'
import { secondsOf } from '../../../domain/speaking-time.ts'
import { dataBlock } from './data-block.ts'

/** The craft of short videos, for every task. */
export const craft = [
  'You write short videos for one creator. Write in the language of the creator’s description.',
  'Be concrete: name things of the topic. No filler such as "You won’t believe this", no advice such as "post consistently".',
  'Never mention, show or hint at anything the creator lists as forbidden content.',
  'Speak in the tone that is asked for; it shows in the words and the length of sentences, not in adjectives about itself.',
].join('\n')

export const hookCraft =
  'A hook has at most 14 words, can be spoken in one breath and names something concrete of the topic. The three hooks use three different approaches, such as curiosity gap, contrarian claim, costly mistake, before and after, proof first, stakes and deadline, direct question, confession, challenge, myth against fact, behind the curtain.'

/** The rules that the built-in composer follows too. */
export const factRule =
  'The creator’s notes are the only facts. State no number, name, quotation, unit or event that is not in the notes, the profile or the creator’s idea. Keep the creator’s wording where you use a note, and combine only notes that belong together. Where a fact is missing, leave a blank in square brackets that says what to fill in, such as [how you noticed]. Give no general advice, least of all about health, law, money, children or animals.'

/** The planned notes first, then those that scripts use least and the newest, up to the limit of a prompt. */
export function describeNotes(notes: readonly WritingNote[], plan: IdeaPlan | null): string {
  const planned = notes.filter(({ id }) => plan?.noteIds.includes(id))
  const others = notes.filter(
    ({ id, topic }) => !plan?.noteIds.includes(id) && (!plan?.topic || topic === plan.topic),
  )
  const byUse = others.toReversed().toSorted((a, b) => a.usedIn.length - b.usedIn.length)
  const chosen = [...planned, ...byUse].slice(0, 40)
  return dataBlock(
    'notes',
    chosen.map(({ id, kind, topic, words }) => ({ id, kind, topic, words })),
  )
}

export const describeCreator = (facts: CreatorFacts, series: Series | null) =>
  [
    dataBlock('creator_profile', dropEmpty(facts)),
    ...(series ? [dataBlock('content_series', dropEmpty(series))] : []),
  ].join('\n')

const dropEmpty = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

/** Speech is about 150 words per minute. */
export function describeLength(length: VideoLength): string {
  const [least, most] = secondsOf(length)
  const words = (seconds: number) => Math.round(seconds * 2.5)
  return `The video is ${length}: hook and script parts together have ${words(least)} to ${words(most)} words, spoken at 150 words a minute.`
}
