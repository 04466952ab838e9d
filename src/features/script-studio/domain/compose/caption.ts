import { captionRules } from '../../contract/caption.ts'
import type { CaptionBrief } from '../brief.ts'
import { countCharacters, findCaptionFaults } from '../caption-rules.ts'
import { createChance, type Chance } from './chance.ts'
import { readIdea } from './compose-script.ts'
import { understandCreator } from './creator.ts'
import { composeHashtags } from './hashtags.ts'
import { allowed } from './ideas.ts'
import type { Slots } from './slots.ts'
import { findSubject } from './subject.ts'
import type { Topic } from './topic.ts'

/** A caption that keeps the counts of its platform: keyword and reason first, one line of context, one ask. */
export function composeCaption(brief: CaptionBrief): string {
  const { platform, title, script, selectedHook, seed } = brief
  const idea = {
    title,
    hookType: script.hooks[selectedHook]?.approach ?? '',
    targetAudience: '',
    whyItWorks: '',
  }
  const about = findSpokenTopic(brief)
  const { creator, slots } = readIdea({ ...brief, idea, videoLength: '30-60 seconds (Standard)' }, about)
  const chance = createChance(seed)
  const rule = captionRules[platform]
  const [few, many] = rule.hashtags
  const count = few === many ? few : platform === 'YouTube Shorts' ? 2 : 4
  const tags = composeHashtags({ creator, slots, platform }, count, platform === 'TikTok' ? 14 : 24)
  const openings = allowed(creator, [title, ...openingLines.map((line) => line(slots))].map(asOpening))
  const contexts = [
    '',
    ...allowed(
      creator,
      contextLines.map((line) => line(slots)),
    ),
  ]
  // The creator's own comes last in the list and first in the choice.
  const asks = ['', ...allowed(creator, [...askLines.map((line) => line(slots)), creator.call])]
  const found = tryAll(
    { chance, openings, contexts, asks, tags },
    (caption) => findCaptionFaults(platform, caption).length === 0,
    platform === 'TikTok',
  )
  return found ?? fillUp(platform, slots, tags)
}

/** What the script speaks of most: the creator's own subject first, then the topics of profile and series, then the title's. */
function findSpokenTopic({ facts, series, request, title, script }: CaptionBrief): Topic | undefined {
  const { topics, isForbidden } = understandCreator(facts, series)
  const spoken = [title, ...script.hooks.map(({ text }) => text), ...script.script_parts]
    .join('\n')
    .toLowerCase()
  const mentions = ({ name, modifier = name }: Topic) =>
    Math.max(...[name, modifier].map((words) => spoken.split(words.toLowerCase()).length - 1))
  const own = request ? findSubject(request.description) : undefined
  if (own && !isForbidden(own.name) && mentions(own) > 0) return own
  // A longer name holds more of what is said: 'sourdough starters' before 'sourdough'.
  const weight = (topic: Topic) => mentions(topic) * topic.name.length
  const named = topics.filter((topic) => mentions(topic) > 0).toSorted((a, b) => weight(b) - weight(a))[0]
  if (named) return named
  const told = findSubject(title)
  return told && !isForbidden(told.name) ? told : undefined
}

type Pieces = { chance: Chance; openings: string[]; contexts: string[]; asks: string[]; tags: string[] }

/** The first that keeps the rules: with the creator's own call before any other, and where hashtags count, long without them. */
function tryAll(
  { chance, openings, contexts, asks, tags }: Pieces,
  keeps: (caption: string) => boolean,
  wantsLongText: boolean,
) {
  const [first, second, [own = '', ...others]] = [
    chance.shuffle(openings),
    chance.shuffle(contexts),
    asks.toReversed(),
  ]
  const find = (accept: (text: string) => boolean) => {
    for (const ask of [own, ...chance.shuffle(others)])
      for (const opening of first)
        for (const context of second) {
          const text = [opening, context, ask].filter(Boolean).join(' ')
          const caption = `${text}\n${tags.join(' ')}`
          if (accept(text) && keeps(caption)) return caption
        }
    return undefined
  }
  return (wantsLongText ? find((text) => text.length >= 100) : undefined) ?? find(() => true)
}

const asOpening = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

type Line = (slots: Slots) => string

const openingLines: readonly Line[] = [
  (s) => `${s.Name}, made simpler`,
  (s) => `${s.Name}: one small change`,
  (s) => `${s.Name} ${s.moment}`,
  (s) => `One thing about ${s.name} I would do sooner`,
]

const contextLines: readonly Line[] = [
  (s) => `It takes ten minutes and works ${s.moment}.`,
  (s) => `For ${s.audience} who have tried everything else.`,
  () => 'No new gear, just a better order of steps.',
  () => 'The last step is the one that most people skip.',
  () => 'Watch to the end for the part that matters.',
  () => 'Small change, calmer day.',
  (s) => `Made for ${s.audience}.`,
]

const askLines: readonly Line[] = [
  () => 'Which part would you try first?',
  () => 'Save it for the next time you need it.',
  () => 'Tell me how it goes for you.',
  () => 'Who needs to see this?',
  () => 'Try it and tell me.',
  () => 'Would you do it?',
]

const fillers = [
  'One small change.',
  'It takes ten minutes.',
  'No new gear needed.',
  'Watch to the end.',
  'Save it for later.',
  'Then tell me how it goes.',
  'Try it today.',
  'Start small.',
]

// Whatever the words of the profile are: cut to what has room, or filled up to what is asked.
function fillUp(platform: CaptionBrief['platform'], slots: Slots, tags: readonly string[]): string {
  const rule = captionRules[platform]
  const [, most] = rule.characters
  const end = `\n${tags.join(' ')}`
  const room = most - (rule.counts === 'total' ? countCharacters(end) : 0)
  const name = Array.from(slots.Name)
    .slice(0, Math.max(8, room - 30))
    .join('')
    .replace(/\s+\S*$/, '')
  let text = `${name || slots.Name}.`
  for (const filler of fillers) if (countCharacters(text) + filler.length + 1 <= room) text += ` ${filler}`
  return `${text}${end}`
}
