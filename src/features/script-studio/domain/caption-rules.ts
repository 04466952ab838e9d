import { captionRules } from '../contract/caption.ts'
import type { CaptionPlatform } from '../contract/choices.ts'

const hashtag = /#[\p{L}\p{N}_]+/gu

export type CaptionCount = { characters: number; hashtags: number }

/** Counts like the platform: the text before the hashtags, or all of it. An emoji is one character. */
export function countCaption(platform: CaptionPlatform, caption: string): CaptionCount {
  const counted = captionRules[platform].counts === 'total' ? caption : caption.replace(hashtag, '')
  return { characters: countCharacters(counted.trim()), hashtags: readHashtags(caption).length }
}

/** Counts code points, like the platforms. */
export const countCharacters = (text: string) => Array.from(text).length

const readHashtags = (caption: string) => caption.match(hashtag) ?? []

/** The rules a caption breaks, worded so that a model can fix it; empty if there are none. */
export function findCaptionFaults(
  platform: CaptionPlatform,
  caption: string,
  { mayBeShort = false }: { mayBeShort?: boolean } = {},
): string[] {
  const { characters, hashtags } = countCaption(platform, caption)
  const rule = captionRules[platform]
  const faults: string[] = []
  const [least, most] = rule.characters
  // The composer adds no filler, so a short script has a short caption.
  if ((characters < least && !mayBeShort) || characters > most) {
    const part = rule.counts === 'total' ? 'whole caption' : 'caption without its hashtags'
    faults.push(`The ${part} has ${characters} characters; it must have ${least} to ${most}.`)
  }
  const [fewest, many] = rule.hashtags
  if (hashtags < fewest || hashtags > many)
    faults.push(`It has ${hashtags} hashtags; it must have ${sayRange(fewest, many)}.`)
  const tags = readHashtags(caption).map((tag) => tag.toLowerCase())
  if (new Set(tags).size < tags.length) faults.push('A hashtag is repeated; each must be different.')
  return faults
}

const sayRange = (least: number, most: number) =>
  least === most ? `exactly ${least}` : `${least} to ${most}`
