const profile = {
  user_id: 'Whose profile it is.',
  revision: 'How often it has been saved, so that an old copy never replaces a newer one.',
  created_at: 'When you first saved it.',
  updated_at: 'When you last saved it.',
}

/** What the two profiles of a creator store, a sentence for every column. */
export const storedProfiles = {
  creator_profiles: {
    title: 'Creator profile',
    about:
      'When you complete the setup of the tools. It goes with your account. While our database is out of reach, it waits in your own browser.',
    fields: {
      ...profile,
      follower_count: 'How many followers you have, as a range.',
      primary_platform: 'Where you post most.',
      content_niche: 'What your content is about.',
      social_media_tag: 'The name people find you by.',
      crovest_interest: 'How interested you are in raising money here.',
      investment_goals: 'What you would use an investment for.',
      current_challenges: 'What is hardest for you right now.',
      expectations: 'What you expect from the tools.',
    },
  },
  content_profiles: {
    title: 'AI content profile',
    about: 'When you tell the script tool what you create. It goes with your account.',
    fields: {
      ...profile,
      description: 'What you create, in your own words.',
      platforms: 'Where you post it.',
      audience: 'Who you make it for.',
      topics: 'What it is about.',
      tone: 'How you speak.',
      admired_creators: 'Creators you admire.',
      forbidden_content: 'What the tools must never use.',
      video_length: 'How long your videos are.',
      brand_highlight: 'What makes you different.',
      cta: 'What you ask people to do at the end.',
      additional_info: 'What else you want the tools to know.',
    },
  },
}
