import { dropLastWord } from '#platform/common/text.ts'
import type { Hook } from '../../contract/script.ts'
import { concreteThings } from './cues.ts'
import type { ComposerContext } from './composer-context.ts'
import { numberPhrases } from './clauses.ts'
import type { Fact } from './fact.ts'
import { isReply } from './relate.ts'
import { splitSentences } from './sentences.ts'

type Asked = {
  facts: readonly Fact[]
  hooks: readonly Hook[]
  call: string
  unused: readonly Fact[]
  leftOut?: string | undefined
  blanks: number
  /** The speaking time of the script, if shorter than requested. */
  seconds?: number | undefined
}

/** Three to five tips, each about something in this video. */
export function tipsFor(
  context: ComposerContext,
  { facts, hooks, call, unused, leftOut, blanks, seconds }: Asked,
): string[] {
  const { tips } = context.phrases
  const asked = [...hooks.map(({ text }) => text), call]
    .flatMap(splitSentences)
    .filter((text) => text.endsWith('?'))
  const number = facts.flatMap(({ sentences }) => sentences.flatMap(numberPhrases))[0]
  // People disagree with an opinion or with advice, not with what happened.
  const claim = facts.find(
    (fact) =>
      !fact.isFragment &&
      !isReply(fact) &&
      (fact.note.kind === 'opinion' ||
        (fact.note.kind === 'fix' && fact.sentences[0]!.words[0]?.isVerb === true)),
  )
  const thing = facts.flatMap(concreteThings)[0]
  const next = unused.find(({ isFragment, sentences }) => !isFragment && !sentences[0]!.pointsBack)
  const brand = context.profile.brandHighlight.trim()
  const all = [
    ...(blanks > 0 ? [tips.blanks(blanks)] : []),
    ...(seconds ? [tips.short(seconds)] : []),
    ...(leftOut ? [tips.leftOut(shortened(leftOut))] : []),
    ...(asked[0] ? [tips.pin(asked[0].trim())] : []),
    ...(number ? [tips.onScreen(number)] : []),
    ...(brand && brand.length <= 200 && !/[{}<>$]/.test(brand) ? [tips.ownLine(brand)] : []),
    ...(claim ? [tips.disagree(claim.sentences[0]!.text)] : []),
    ...(thing ? [tips.firstFrame(thing)] : []),
    ...(next ? [tips.next(next.sentences[0]!.text)] : []),
    ...(asked[0] ? [] : [tips.pin(unquoted(hooks[0]?.text ?? call))]),
    tips.aloud,
  ]
  return all.filter((tip) => context.isAllowed(tip)).slice(0, all.length > 5 ? 5 : 4)
}

/** The tip has quotation marks of its own. */
const unquoted = (text: string) => text.replace(/^[“„"]([^“”„"]*)[”“"]$/, '$1')

const shortened = (text: string) => (text.length <= 160 ? text : `${dropLastWord(text.slice(0, 160))} …`)
