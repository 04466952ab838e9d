import { dropLastWord } from '#platform/common/text.ts'
import { captionRules } from '../../contract/caption.ts'
import type { CaptionBrief } from '../brief.ts'
import { countCharacters } from '../caption-rules.ts'
import { hasBlank } from './blanks.ts'
import { callOf } from './call.ts'
import { createComposerContext, type ComposerContext } from './composer-context.ts'
import { nounPhrases } from './clauses.ts'
import { isConcrete } from './cues.ts'
import { readFact } from './fact.ts'
import { asNote, type Tagger } from './note.ts'
import { capitalize, dropEnd, dropLabel, finish, splitSentences } from './sentences.ts'
import { sharesStem, stemsOf, isGeneral } from './stems.ts'

const lastResort = ['creator', 'story', 'video', 'behindthescenes', 'smallcreator']

/** The topics first, then things the script names; general ones only if a platform needs more. */
function hashtagsFor(context: ComposerContext, text: string, topic: string, count: number): string[] {
  const words = splitSentences(text).map((sentence) => context.tag(sentence))
  const nouns = words
    .flat()
    .filter(({ isNoun, isSeen, text: word }) => isNoun && isSeen && word.length > 3 && !isGeneral(word))
    .map((word) => word.text.toLowerCase())
  const seen = nouns.filter(isConcrete)
  const often = [...new Set(nouns)].filter((noun) => nouns.filter((other) => other === noun).length >= 2)
  const spokenTopics = context.topics.filter((each) => text.toLowerCase().includes(each.toLowerCase()))
  const described = context
    .tag(context.profile.description.slice(0, 300))
    .map((word) => ({ ...word, isAdjective: false }))
  const all = [
    topic,
    ...spokenTopics,
    ...often,
    // What the creator does is searched for more than a thing that the script names once. An idea without a topic may be
    // about something else.
    ...(topic === '' ? [] : nounPhrases(described).slice(0, 2)),
    ...seen,
    ...nounPhrases(described),
    ...nounPhrases(context.tag(context.profile.audience.slice(0, 200))),
    ...lastResort,
  ]
  const tags: string[] = []
  for (const name of all) {
    const tag = name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    const isUsable =
      /^\p{L}/u.test(tag) &&
      tag.length >= 3 &&
      tag.length <= 22 &&
      name.split(' ').length <= 3 &&
      context.isAllowed(name)
    if (isUsable && !tags.includes(tag) && tags.length < count) tags.push(tag)
  }
  return tags.map((tag) => `#${tag}`)
}

/** Sentences of the script that fit the platform's limit, and hashtags from its words. */
export function composeCaption(brief: CaptionBrief, tag: Tagger): string {
  const { platform, script, selectedHook, title } = brief
  const hook = script.hooks[selectedHook]?.text ?? ''
  const spoken = [hook, ...script.script_parts].filter((line) => !hasBlank(line))
  const context = createComposerContext(brief, spoken.join(' '), tag)
  const rule = captionRules[platform]
  const isTotal = rule.counts === 'total'
  const [fewest, many] = rule.hashtags
  const topic =
    topicOf(context.topics, `${title}\n${script.script_parts.join('\n')}\n${hook}`) ||
    (brief.plan?.topic ?? '')
  // The composer's own words and the call to action say nothing about the video.
  const told = script.script_parts
    .slice(0, -1)
    .filter((line) => !hasBlank(line))
    .map((line) => withoutLead(context, line))
  const all = hashtagsFor(context, told.join('\n'), topic, many)
  const [least, most] = rule.characters
  // A short caption prefers text and one hashtag over three hashtags alone.
  const count = platform === 'YouTube Shorts' ? Math.min(many, all.length, 2) : many
  const tags = shortest(all, count, isTotal ? 70 : 120, fewest).join(' ')
  const taken = isTotal ? countCharacters(tags) + 1 : 0
  // A hook that only greets the audience says nothing about the video.
  const isTelling = !hasBlank(hook) && sharesStem(stemsOf(hook), stemsOf([title, ...told].join(' ')))
  const said = { hook: isTelling ? hook : '', title, lines: script.script_parts }
  const text = chooseText(context, said, least - taken, most - taken)
  return `${text} ${tags}`.trim()
}

/** The creator's topic that the video mentions most, if any. */
function topicOf(topics: readonly string[], text: string): string {
  const spoken = text.toLowerCase()
  const counted = topics.map((topic) => ({ topic, count: spoken.split(topic.toLowerCase()).length - 1 }))
  return counted.reduce((a, b) => (b.count > a.count ? b : a), { topic: '', count: 0 }).topic
}

/** The first hashtags that leave room for text. */
function shortest(tags: readonly string[], count: number, room: number, fewest: number): string[] {
  const fitting: string[] = []
  for (const tag of tags)
    if (fitting.length < count && [...fitting, tag].join(' ').length <= room) fitting.push(tag)
  const small = tags.toSorted((a, b) => a.length - b.length)
  return fitting.length >= fewest ? fitting : small.slice(0, Math.max(fewest, 1))
}

type Said = { hook: string; title: string; lines: readonly string[] }

function chooseText(
  context: ComposerContext,
  { hook, title, lines }: Said,
  least: number,
  most: number,
): string {
  const call = callOf(context, 'story')
  const repeats = compareTexts()
  const own = lines
    .slice(0, -1)
    .filter((line) => !hasBlank(line))
    .flatMap((line) => readFact(asNote(withoutLead(context, line)), context.tag).sentences)
    .filter(({ text, pointsBack }) => !pointsBack && context.isAllowed(text))
    .map(({ text }) => dropLabel(text))
  // In an unsupported language, the end of the title is not in the creator's words.
  const head = finish(context.language === 'other' ? title.split(' · ')[0]! : title)
  const openings = [hook, ...own, head].filter((text, at, texts) => text !== '' && texts.indexOf(text) === at)
  const fits = (text: string) => countCharacters(text) >= least && countCharacters(text) <= most
  const pairs = openings.flatMap((first) =>
    [...own, lines.at(-1) ?? call]
      .filter((second) => !repeats(first, second))
      .map((second) => `${first} ${second}`),
  )
  const triples = openings
    .slice(0, 3)
    .flatMap((first) =>
      own
        .filter((second) => !repeats(first, second))
        .map((second) => `${first} ${second} ${lines.at(-1) ?? call}`),
    )
  // Closest to the hook first; random only among the best.
  const withHook = pairs.filter((pair) => hook !== '' && pair.startsWith(hook))
  const good = [...openings.slice(0, 1), ...withHook, ...openings, ...pairs, ...triples].filter(fits)
  if (good.length > 0) return context.chance.pick(good.slice(0, 3))
  // Filler would make it longer, not better.
  const shorter = [...openings, ...pairs]
    .filter((text) => countCharacters(text) <= most)
    .toSorted((a, b) => countCharacters(b) - countCharacters(a))
  return shorter[0] ?? cut(openings[0] ?? title, most)
}

/** Whether two texts say mostly the same: '60 kilos. The wheel came up.' and the sentence it was taken from. */
function compareTexts(): (first: string, second: string) => boolean {
  const known = new Map<string, ReadonlySet<string>>()
  const stems = (text: string) => {
    const found = known.get(text) ?? stemsOf(text)
    known.set(text, found)
    return found
  }
  return (first, second) => {
    const [a, b] = [stems(first), stems(second)]
    const shared = [...a].filter((stem) => b.has(stem)).length
    return first.includes(dropEnd(second, '.!?')) || shared > 0.6 * Math.max(1, Math.min(a.size, b.size))
  }
}

function withoutLead({ phrases, say }: ComposerContext, line: string): string {
  const colon = line.indexOf(': ')
  const lead = line.slice(0, colon + 1)
  const leads = [
    ...Object.values(phrases.roleLeads),
    ...Object.values(phrases.kindLeads),
    phrases.ordinals,
    phrases.instructionLeads,
    phrases.adviceLeads,
  ]
  const isLead = colon > 0 && leads.flat().some((each) => each === lead || say(each) === lead)
  return isLead ? capitalize(line.slice(colon + 2)) : line
}

function cut(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most
    ? text
    : `${dropLastWord(characters.slice(0, Math.max(1, most - 1)).join(''))}…`
}
