import { z } from 'zod'
import { captionPlatforms, type CaptionPlatform } from './choices.ts'
import { studioMessages } from './messages.ts'

export const CaptionInput = z.object({
  scheduledId: z.uuid(),
  platform: z.enum(captionPlatforms, { error: studioMessages.platformMissing }),
})
export type CaptionInput = z.output<typeof CaptionInput>

export const Caption = z.object({
  platform: z.enum(captionPlatforms),
  text: z.string(),
  characters: z.number(),
  hashtags: z.number(),
  updatedAt: z.string(),
})
export type Caption = z.infer<typeof Caption>

type CaptionRule = {
  /** What the limit counts: the text before the hashtags, or all of it. */
  counts: 'main' | 'total'
  characters: readonly [least: number, most: number]
  hashtags: readonly [least: number, most: number]
  tips: readonly string[]
}

export const captionRules: Record<CaptionPlatform, CaptionRule> = {
  Instagram: {
    counts: 'main',
    characters: [100, 150],
    hashtags: [3, 5],
    tips: [
      'Keep the main caption between 100 and 150 characters; the feed cuts off the rest.',
      'Put the keyword and the reason to watch in the first 40 characters.',
      'Use 3 to 5 hashtags: one broad, the others specific to the topic.',
      'Ask one question that can be answered in a few words.',
      'Reply to the first comments within an hour, and pin the best one.',
    ],
  },
  TikTok: {
    counts: 'total',
    characters: [100, 150],
    hashtags: [5, 5],
    tips: [
      'Keep the whole caption between 100 and 150 characters, hashtags included.',
      'Use exactly 5 hashtags: one broad, four about the topic and its audience.',
      'Use the words people search for; captions are searchable.',
      'Rephrase the hook instead of repeating the on-screen text.',
      'Reply to a good comment with a video.',
    ],
  },
  'YouTube Shorts': {
    counts: 'total',
    characters: [1, 100],
    hashtags: [1, 3],
    tips: [
      'Stay within 100 characters in total, hashtags included.',
      'Use 1 to 3 hashtags, at the end.',
      'Name the topic first: search shows the title.',
      'Promise one thing, and deliver it in the Short.',
      'Link a longer video from the Short instead of in the text.',
    ],
  },
}
