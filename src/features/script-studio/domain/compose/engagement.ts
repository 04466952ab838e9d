import type { Chance } from './chance.ts'
import type { Creator } from './creator.ts'
import { asSentence } from './grammar.ts'
import type { Slots } from './slots.ts'

type Means = { creator: Creator; slots: Slots; chance: Chance }
type Advice = (slots: Slots) => string

const most = 5

/** What to do around this very video: which comment to ask for, what to pin, what to use again elsewhere. */
export function composeEngagement({ creator, slots, chance }: Means, extra: readonly string[]): string[] {
  const platform = findPlatform(creator.platforms)
  const lines = [
    chance.pick(asking)(slots),
    chance.pick(answering)(slots),
    platform ? platform(slots) : chance.pick(anywhere)(slots),
    chance.pick(reusing)(slots),
  ]
  return [...lines, ...extra]
    .filter((line) => !creator.isForbidden(line))
    .slice(0, most)
    .map(asSentence)
}

const asking: readonly Advice[] = [
  (s) =>
    `Ask one question that can be answered in three words: which part of ${s.name} takes you the longest?`,
  (s) => `Ask ${s.audience} for the worst advice about ${s.name} that they have ever been given`,
  (s) => `Ask people to finish the sentence “${s.Name} would be easier if”`,
  (s) => `Let ${s.audience} vote in the comments: one for the old way, two for the new one`,
]

const answering: readonly Advice[] = [
  () => 'Pin the comment that disagrees most politely, and answer it with a reason',
  (s) =>
    `Pin a comment of your own with the one step from the video, so that ${s.audience} find it without watching twice`,
  () => 'Answer the first ten comments within the hour, each with a question back',
  (s) => `Keep a list of what people ask about ${s.name}: each question is the next video`,
]

const anywhere: readonly Advice[] = [
  (s) => `Post it when ${s.audience} meet the problem: ${s.theirMoment}`,
  () => 'Use the second hook as the first line of the caption, so that both get a chance',
]

const reusing: readonly Advice[] = [
  () => 'Cut the strongest ten seconds into a version of its own and open it with another of the three hooks',
  (s) => `Turn the parts into a picture post: one line about ${s.name} on each slide`,
  () => 'Film the mistake once more from another angle and keep it for a follow-up in two weeks',
  (s) => `Read the script aloud as a voice note for people who ask you about ${s.name} in private`,
]

const platforms: [RegExp, Advice][] = [
  [/tik ?tok/i, (s) => `On TikTok, answer the best comment about ${s.name} with a video reply`],
  [/insta/i, (s) => `On Instagram, put the question about ${s.name} into a story poll on the same day`],
  [/youtube|shorts/i, (s) => `On YouTube, link the Short to a longer video about ${s.name}, if you have one`],
  [/linkedin/i, (s) => `On LinkedIn, post the hook as text and put the video about ${s.name} below it`],
  [/twitch/i, (s) => `On Twitch, show the clip at the start of the stream and ask the chat about ${s.name}`],
  [/facebook/i, (s) => `On Facebook, share it into one group where ${s.name} ${s.be} already talked about`],
  [/pinterest/i, (s) => `On Pinterest, use the result as the cover and name ${s.name} in the title`],
]

const findPlatform = (text: string) => platforms.find(([pattern]) => pattern.test(text))?.[1]
