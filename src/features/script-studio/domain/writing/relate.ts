import type { Fact } from './fact.ts'
import type { NoteKind } from '../../contract/notes.ts'
import { stemsOf } from './stems.ts'

/**
 * Whether two notes can be combined in a script: they have the same topic, and share a tag, a number or words beyond
 * their topic, or one was written right after the other and continues it. Notes that share only the topic sound
 * disjointed.
 */
export const isRelated = (a: Fact, b: Fact) => relation(a, b) >= 2

/** How many notes apart two notes may be for a single word to connect them. */
const near = 2

/** How much two notes have in common. Two is enough to say them one after the other. */
export function relation(a: Fact, b: Fact): number {
  if (a === b || topicKey(a) !== topicKey(b)) return 0
  const isTagged = a.note.tags.some((tag) => b.note.tags.includes(tag))
  const { words, things, isRare } = sharedWords(a, b)
  const isNear = Math.abs(a.place - b.place) <= near
  // A single verb, such as 'paid', is not a connection, and far apart a noun isn't one either.
  const isConnected = isNear
    ? isRare || (words >= 2 && things > 0) || (words > 0 && bothName(a, b))
    : words >= 3 && things >= 2
  const hasSameNumber = isNear && [...a.numbers].some((number) => b.numbers.has(number))
  return (
    (isConnected ? Math.max(2, words + things) : 0) +
    (hasSameNumber ? 2 : 0) +
    (isTagged ? 4 : 0) +
    (continues(a, b) || continues(b, a) ? 5 : 0) +
    (answers(a, b) || answers(b, a) ? 6 : 0)
  )
}

/** Both speak of the topic itself, not only of something in it. */
const bothName = (a: Fact, b: Fact) =>
  [...stemsOf(a.note.topic)].some((stem) => a.things.has(stem) && b.things.has(stem))

/** The words that two notes share beyond their topic, how many are things, and whether one is in few other notes. */
export function sharedWords(a: Fact, b: Fact): { words: number; things: number; isRare: boolean } {
  const topic = stemsOf(a.note.topic)
  const shared = [...a.stems].filter((stem) => b.stems.has(stem) && !topic.has(stem) && !units.has(stem))
  const things = shared.filter((stem) => a.things.has(stem) || b.things.has(stem))
  return { words: shared.length, things: things.length, isRare: things.some((stem) => !a.subjects.has(stem)) }
}

/** Two prices or weights are not about the same thing. */
const units = stemsOf(
  'euro euros dollar dollars buck bucks cent cents pound pounds kilo kilos gram grams gramm ton tons tonne litre litres liter metre metres meter meters kilometre kilometer centimetre centimeter mile miles inch inches feet foot percent degree degrees prozent grad',
)

/** What continues a note of each kind if it was written right after it, as the interview asks for it. */
const continuations: Partial<Record<NoteKind, readonly NoteKind[]>> = {
  mistake: ['fix', 'result'],
  fix: ['result'],
  moment: ['result'],
  quote: ['result'],
  result: ['result'],
  'before-after': ['fix'],
}

/** These begin something new, even with 'it' or 'them'. */
const beginnings: readonly NoteKind[] = ['moment', 'mistake', 'question', 'thing']

const startsNow = /^\s*(?:now|today|since|these days|jetzt|heute|seitdem|seit|inzwischen)\b/i

/** Whether `b` was written right after `a` and goes on with it. */
export function continues(a: Fact, b: Fact): boolean {
  const isNext = b.place - a.place === 1
  const isNextStep = b.step - a.step === 1 && a.note.kind !== 'quote'
  return (
    (continuations[a.note.kind]?.includes(b.note.kind) === true && (isNext || isNextStep)) ||
    // 'Now I look twice' tells what a moment has changed.
    (a.note.kind === 'moment' && b.note.kind === 'fix' && isNextStep && startsNow.test(b.note.words)) ||
    // 'The swarm hung in the tree. The swarm weighed 2.3 kilos.'
    (a.note.kind === 'moment' && b.note.kind === 'number' && isNext && bothName(a, b)) ||
    (isNext && b.lacks === 'rest') ||
    (isNext && b.lacks !== undefined && a.note.kind !== 'question' && !beginnings.includes(b.note.kind))
  )
}

const yesNo =
  /^(?:is|are|was|were|do|does|did|don['’]t|can|could|should|would|will|has|have|may|must|isn['’]t|ist|sind|war|kann|können|darf|muss|müssen|soll|sollte|hat|habt|hast|gibt|geht|brauch\w*|lohnt)\b/i

export const asksAmount =
  /^(?:how (?:often|much|many|long|far|big|old)|wie (?:oft|viel|viele|lange|groß|weit|alt))\b/i

/** People write down the answer right after its question. */
export function answers(question: Fact, note: Fact): boolean {
  if (question.note.kind !== 'question' || note.place - question.place !== 1) return false
  if (!['opinion', 'fix', 'result', 'number', 'quote'].includes(note.note.kind)) return false
  if (isReply(note)) return true
  if (sharedWords(question, note).words > 0) return true
  // A result or a number without a word of the question is about something else.
  return note.note.kind === 'number'
    ? asksAmount.test(question.note.words.trim())
    : ['opinion', 'fix'].includes(note.note.kind) && !yesNo.test(question.note.words.trim())
}

/** 'No. In our club …' and 'Here, yes.' reply to something. */
export const isReply = ({ note, sentences }: Fact) =>
  /^(?:because|weil)\b/i.test(note.words.trim()) ||
  /(?<!\p{L})(?:yes|no(?=[,.!]|$)|ja(?=[,.!:]|$)|nein|nope|yep)(?!\p{L})/iu.test(
    (sentences[0]?.text ?? '').slice(0, 40),
  )

export const topicKey = ({ note }: Fact) => note.topic.trim().toLowerCase()

/** What is left without some notes; nothing that answers or continues one of them makes sense alone. */
export function withoutSkipped(facts: readonly Fact[], skipped: readonly string[] = []): Fact[] {
  const isSkipped = ({ note }: Fact) => skipped.includes(note.id)
  const isLeft = (fact: Fact): boolean =>
    !isSkipped(fact) &&
    !facts.some((other) => isSkipped(other) && (continues(other, fact) || answers(other, fact)))
  return facts.filter(isLeft)
}
