import type { VideoLength } from '../../contract/choices.ts'
import type { Script } from '../../contract/script.ts'
import { countWords } from '../speaking-time.ts'
import { wordsPerBlank } from './blanks.ts'
import { callOf } from './call.ts'
import { cueFor } from './cues.ts'
import type { ComposerContext } from './composer-context.ts'
import { wordBounds } from './draft.ts'
import type { FillIn, HookKind } from './phrases/phrases.ts'
import type { Part } from './fact.ts'
import { blankPart } from './script.ts'
import { capitalize } from './sentences.ts'
import { tipsFor } from './tips.ts'

/** A complete script in which the creator fills in what only they know. */
export function composeFillIn(
  context: ComposerContext,
  fillIn: FillIn,
  topic: string,
  videoLength: VideoLength,
): Script {
  const own = context.profile.cta.trim() === '' ? '' : callOf(context, fillIn.structure)
  const call: Part = { text: own || context.say(fillIn.ask) }
  const parts = [
    ...chooseBlanks(context, fillIn, videoLength).map((label) => blankPart(context, label)),
    call,
  ]
  const subject = topic || context.phrases.unknownTopic
  const shape = context.language === 'other' ? bareHooks(subject) : fillIn.hooks(subject)
  const hooks = shape.map(([kind, text]) => ({
    text: context.say(text),
    approach: context.phrases.hookKinds[kind],
  }))
  return {
    hooks,
    script_parts: parts.map(({ text }) => text),
    visual_cues: parts.map((part, at) => cueFor(context, part, at)),
    engagement_tips: tipsFor(context, {
      facts: [],
      hooks,
      call: call.text,
      unused: [],
      blanks: parts.length - 1,
    }),
  }
}

/** As many blanks as the length allows; a short script drops the middle, never the first. */
function chooseBlanks(
  { phrases }: ComposerContext,
  { blanks, structure }: FillIn,
  length: VideoLength,
): string[] {
  const [least] = wordBounds(length)
  const around = 16
  const wordsOf = (label: string) => wordsPerBlank + countWords(phrases.blanks[label]!.lead)
  const total = (labels: readonly string[]) => labels.reduce((sum, label) => sum + wordsOf(label), around)
  const more = [...blanks, ...phrases.more.filter((label) => !blanks.includes(label))]
  const count = more.findIndex((_, at) => total(more.slice(0, at + 1)) >= least) + 1 || more.length
  // A list of three keeps its three things at any length.
  if (structure === 'list' && count < blanks.length) return [blanks[0]!, blanks[2]!, blanks[4]!]
  return more.slice(0, count)
}

// Adds no words in an unsupported language.
const bareHooks = (topic: string): [HookKind, string][] => [
  ['question', '[the question people ask you]'],
  ['number', '[a number that surprised you]'],
  ['topic', `${capitalize(topic)}: [it in five words]`],
]
