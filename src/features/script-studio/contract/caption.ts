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
  /** What the count is of: the text before the hashtags, or all of it. */
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
      'Keep the main caption between 100 and 150 characters: the feed cuts it off soon after.',
      'Put the keyword and the reason to watch into the first 40 characters.',
      'Use 3 to 5 hashtags: one broad, the others specific to the topic.',
      'Ask one question that can be answered in a few words.',
      'Answer the first comments within the hour, and pin the best one.',
    ],
  },
  TikTok: {
    counts: 'total',
    characters: [100, 150],
    hashtags: [5, 5],
    tips: [
      'Keep the whole caption between 100 and 150 characters, hashtags included.',
      'Use exactly 5 hashtags: one broad, four that name the topic and its people.',
      'Write the words that people type into the search; captions are searched.',
      'Repeat the hook in other words than those on screen.',
      'Answer a good comment with a video of its own.',
    ],
  },
  'YouTube Shorts': {
    counts: 'total',
    characters: [1, 100],
    hashtags: [1, 3],
    tips: [
      'Stay within 100 characters in total, hashtags included.',
      'Use 1 to 3 hashtags, at the end.',
      'Name the topic first: the title is what the search sees.',
      'Promise one thing that the Short keeps.',
      'Link a longer video from the Short instead of in the text.',
    ],
  },
}
