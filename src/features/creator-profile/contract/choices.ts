/** Choices of the onboarding in display order, stored as their text. */
export const followerCounts = [
  '0-1K',
  '1K-10K',
  '10K-50K',
  '50K-100K',
  '100K-500K',
  '500K-1M',
  '1M+',
] as const

export const primaryPlatforms = [
  'YouTube',
  'TikTok',
  'Instagram',
  'Facebook',
  'Twitter/X',
  'LinkedIn',
  'Twitch',
  'Pinterest',
  'Snapchat',
  'Clubhouse',
  'Multiple platforms',
] as const

export const contentNiches = [
  'Lifestyle',
  'Fashion',
  'Beauty',
  'Fitness',
  'Health & Wellness',
  'Food & Cooking',
  'Travel',
  'Gaming',
  'Technology',
  'Education',
  'Business & Finance',
  'Entertainment & Comedy',
  'Music',
  'Art & Design',
  'Parenting & Family',
  'Sports',
  'DIY & Crafts',
  'Other',
] as const

export const crovestInterests = [
  'Very interested',
  'Somewhat interested',
  'Just exploring',
  'Not interested',
] as const

export const investmentGoals = [
  'Fund creative projects',
  'Grow my audience',
  'Improve production quality',
  'Hire help/team members',
  'Buy equipment',
  'Other',
] as const

export const currentChallenges = [
  'Coming up with content ideas',
  'Finding the time to create',
  'Posting consistently',
  'Growing my audience',
  'Getting people to engage',
  'Earning money with my content',
  'Filming and editing',
  'Keeping up with trends',
  'Other',
] as const

export const expectations = [
  'Save time on content creation',
  'Come up with better ideas',
  'Post more consistently',
  'Improve content quality',
  'Grow my audience faster',
  'All of the above',
] as const

/** Tone of voice; the script tool offers the same choices for ideas and presets. */
export const tones = [
  'Casual & Conversational',
  'Professional & Authoritative',
  'Humorous & Light',
  'Inspirational & Motivational',
  'Authentic & Personal',
] as const

export const videoLengths = [
  '15-30 seconds (Quick hit)',
  '30-60 seconds (Standard)',
  '60-90 seconds (Detailed)',
] as const
