import { captionRules } from '../../contract/caption.ts'
import type { CaptionBrief } from '../brief.ts'
import { countCharacters, findCaptionFaults } from '../caption-rules.ts'
import { createChance, type Chance } from './chance.ts'
import { readIdea } from './compose-script.ts'
import { composeHashtags } from './hashtags.ts'
import { allowed } from './ideas.ts'
import type { Slots } from './slots.ts'

/** A caption that keeps the counts of its platform: keyword and reason first, one line of context, one ask. */
export function composeCaption(brief: CaptionBrief): string {
  const { platform, title, script, selectedHook, seed } = brief
  const idea = {
    title,
    hookType: script.hooks[selectedHook]?.approach ?? '',
    targetAudience: '',
    whyItWorks: '',
  }
  const { creator, slots } = readIdea({ ...brief, idea, videoLength: '30-60 seconds (Standard)' })
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
