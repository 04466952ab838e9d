import type { NoteKind } from '../contract/notes.ts'

export type InterviewQuestion = { kind: NoteKind; text: string }

/** In conversational order. */
const questions: readonly [NoteKind, (topic: string) => string][] = [
  ['mistake', (topic) => `What do people get wrong about ${topic}?`],
  ['fix', (topic) => `What should people do differently with ${topic}?`],
  ['number', (topic) => `Which number about ${topic} surprised you?`],
  ['result', (topic) => `What result have you had with ${topic}, and how could you tell?`],
  ['moment', (topic) => `When did ${topic} go wrong for you, or suddenly make sense?`],
  ['question', (topic) => `What do people ask you most about ${topic}?`],
  ['opinion', (topic) => `What do you believe about ${topic} that others don’t?`],
  ['thing', (topic) => `Which tool or thing do you rely on for ${topic}?`],
  ['before-after', (topic) => `What was ${topic} like for you before, and what is it like now?`],
  ['quote', (topic) => `What has somebody said about ${topic} that stuck with you? Use their words.`],
]

/** Asks only for kinds that the topic lacks, so that an interview can resume on any device. */
export function questionsFor(topic: string, known: Iterable<NoteKind>): InterviewQuestion[] {
  const answered = new Set(known)
  const open = questions.filter(([kind]) => !answered.has(kind))
  return (open.length > 0 ? open : questions).map(([kind, ask]) => ({ kind, text: ask(topic) }))
}
