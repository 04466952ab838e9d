const profile = {
  user_id: 'The account it belongs to.',
  revision: 'A version number, so an old copy never overwrites a newer one.',
  created_at: 'When you first saved it.',
  updated_at: 'When you last saved it.',
}

/** The columns of the two creator profiles. */
export const storedProfiles = {
  creator_profiles: {
    title: 'Creator profile',
    about:
      'Saved when you finish setting up the tools, deleted with your account. If our database is unavailable, it is kept in your browser until it can be saved.',
    fields: {
      ...profile,
      follower_count: 'How many followers you have, as a range.',
      primary_platform: 'Where you post most.',
      content_niche: 'What your content is about.',
      social_media_tag: 'Your handle.',
      crovest_interest: 'How interested you are in raising money here.',
      investment_goals: 'What you would use an investment for.',
      current_challenges: 'What is hardest for you right now.',
      expectations: 'What you expect from the tools.',
    },
  },
  content_profiles: {
    title: 'AI content profile',
    about: 'Saved when you fill in your content profile, deleted with your account.',
    fields: {
      ...profile,
      description: 'What you create, in your own words.',
      platforms: 'Where you post it.',
      audience: 'Who your videos are for.',
      topics: 'What it is about.',
      tone: 'How you speak.',
      admired_creators: 'Creators you admire.',
      forbidden_content: 'What the tools should avoid.',
      video_length: 'How long your videos are.',
      brand_highlight: 'What makes you different.',
      cta: 'What you ask people to do at the end.',
      additional_info: 'What else you want the tools to know.',
    },
  },
}
