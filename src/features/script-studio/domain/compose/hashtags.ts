import { countCharacters } from '../caption-rules.ts'
import type { CaptionPlatform } from '../../contract/choices.ts'
import type { Creator } from './creator.ts'
import type { Slots } from './slots.ts'

type Means = { creator: Creator; slots: Slots; platform: CaptionPlatform }

/** One broad, the rest specific to topic and audience; no spaces, none twice, none longer than there is room for. */
export function composeHashtags(
  { creator, slots, platform }: Means,
  count: number,
  longest: number,
): string[] {
  const specific = [
    slots.name.replace(/^handling /, ''),
    ...creator.topics.filter((topic) => topic !== slots.topic).map(({ name }) => name),
    ...slots.name.split(/\s+/).filter((word) => word.length > 3),
    slots.audience,
  ]
  const broad = platform === 'YouTube Shorts' ? ['Shorts', ...slots.field.hashtags] : slots.field.hashtags
  const ordered = [
    specific[0] ?? '',
    broad[0] ?? '',
    ...specific.slice(1, 3),
    ...broad.slice(1),
    ...specific.slice(3),
    ...always,
  ]
  const tags: string[] = []
  for (const word of ordered) {
    const tag = word
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .toLowerCase()
    const isUsable = /\p{L}/u.test(tag) && countCharacters(tag) <= longest && countCharacters(tag) > 1
    if (!isUsable || tags.includes(`#${tag}`) || creator.isForbidden(tag) || creator.isForbidden(word))
      continue
    tags.push(`#${tag}`)
    if (tags.length === count) break
  }
  return tags
}

const always = ['tips', 'howto', 'learn', 'creator', 'daily', 'simple', 'ideas', 'start']
