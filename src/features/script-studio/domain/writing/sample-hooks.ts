import type { Hook } from '../../contract/script.ts'
import { countBlanks } from './blanks.ts'
import { capitalize, dropEnd, splitSentences } from './sentences.ts'

type Asked = { idea: string; title: string; composed: readonly Hook[]; isGerman: boolean }

const count = 3

/**
 * Three opening lines for a visitor who has told us nothing but an idea. The composer's own come first; the rest
 * are templates that claim nothing about the idea.
 */
export function sampleHooks({ idea, title, composed, isGerman }: Asked): Hook[] {
  const words = longWords(idea)
  const own = composed.filter(
    ({ text }) => countBlanks(text) === 0 && longWords(text).some((word) => words.includes(word)),
  )
  const subject = dropEnd(title, '.!…')
  const templates = isGerman ? germanHooks(subject) : englishHooks(subject, idea)
  const chosen: Hook[] = []
  for (const hook of [...own, ...templates])
    if (chosen.length < count && chosen.every(({ text }) => text !== hook.text)) chosen.push(hook)
  return chosen
}

const longWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

function englishHooks(subject: string, idea: string): Hook[] {
  const inSentence = asTyped(subject, idea)
  const quick = { approach: 'Promise first', text: `${subject}, in thirty seconds.` }
  if (subject.endsWith('?'))
    return [
      { approach: 'Question first', text: subject },
      { approach: 'Guess first', text: `Guess before I tell you: ${inSentence}` },
      { approach: 'Promise first', text: `${subject} Thirty seconds, one answer.` },
    ]
  const [first = '', ...rest] = splitSentences(idea)
  if (rest.length > 0)
    return [
      { approach: 'Your words first', text: first },
      { approach: 'End first', text: `${rest.at(-1)} Here’s how it began.` },
      { approach: 'Open loop', text: `${first} Wait for what came next.` },
    ]
  const plain = { approach: 'Topic first', text: `${subject}.` }
  if (/^(?:how|why|what)\s/i.test(subject))
    return [plain, { approach: 'Show, don’t tell', text: `Let me show you ${inSentence}.` }, quick]
  if (/^(?:\d|two|three|four|five|six|seven)/i.test(subject))
    return [plain, { approach: 'Viewer first', text: `Be honest: which one is you? ${subject}.` }, quick]
  return [
    { approach: 'Opinion first', text: `Let me change your mind about ${inSentence}.` },
    { approach: 'One thing', text: `The one thing I’d tell you about ${inSentence}.` },
    quick,
  ]
}

const germanHooks = (subject: string): Hook[] => [
  { approach: 'Thema zuerst', text: subject.endsWith('?') ? subject : `${subject}.` },
  { approach: 'Versprechen zuerst', text: `Dreißig Sekunden, ein Thema: ${subject}.` },
  { approach: 'Frage zuerst', text: `${capitalize(subject)}: Was denkst du?` },
]

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** In lower case only if it was typed so, because it may start with a name. */
const asTyped = (subject: string, idea: string) =>
  idea.includes(lowerFirst(subject)) || /^(?:how|why|what|where|when)\s/i.test(subject)
    ? lowerFirst(subject)
    : subject
