import type { tones } from '#features/creator-profile/contract/choices.ts'

// The specification's values: they stand in the lists, are sent and are stored as they are.

export const goals = [
  'Educational/Tutorial',
  'Entertainment/Story',
  'Behind-the-scenes',
  'Product/Service showcase',
  'Personal story/Experience',
  'Tips & advice',
  'Transformation/Before & After',
] as const
export type Goal = (typeof goals)[number]

/** The lengths of a single script. */
export const scriptLengths = [
  '15-30 seconds (Quick hit)',
  '30-60 seconds (Standard)',
  '60-90 seconds (Detailed)',
] as const

/** A series may also be longer. */
export const presetLengths = [...scriptLengths, '2-3 minutes (Extended)', '5+ minutes (Podcast)'] as const
export type VideoLength = (typeof presetLengths)[number]

export const customIdeaDefaults = {
  goal: 'Educational/Tutorial',
  videoLength: '30-60 seconds (Standard)',
  tone: 'Casual & Conversational',
} as const satisfies { goal: Goal; videoLength: VideoLength; tone: (typeof tones)[number] }

export const captionPlatforms = ['Instagram', 'TikTok', 'YouTube Shorts'] as const
export type CaptionPlatform = (typeof captionPlatforms)[number]

/** How far the video of a calendar entry is. */
export const scheduleStatuses = ['draft', 'filmed', 'posted'] as const
export type ScheduleStatus = (typeof scheduleStatuses)[number]

/** The texts of an idea that a model can get wrong. */
export const ideaFields = ['title', 'hookType', 'targetAudience', 'whyItWorks'] as const
export type IdeaField = (typeof ideaFields)[number]
