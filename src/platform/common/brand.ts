/** The single source of the company's name and details for pages, emails and documents. */
export const brand = {
  name: 'Crovest',
  tagline: 'Invest in Creators. Earn Real Returns.',
  description:
    'Crovest is crowdfunding for the creator economy: creators raise money for their projects, and the people who back them share in the return.',
  /** The company behind the site, with its address and register number. Empty until the operator enters it. */
  operator: '' as string,
  contact: {
    general: 'hello@crovest.example',
    business: 'business@crovest.example',
    support: 'support@crovest.example',
    suggestions: 'ideas@crovest.example',
  },
  social: [
    { name: 'X', url: 'https://x.com/crovest' },
    { name: 'Instagram', url: 'https://www.instagram.com/crovest' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/crovest' },
    { name: 'Reddit', url: 'https://www.reddit.com/r/crovest' },
    { name: 'YouTube', url: 'https://www.youtube.com/@crovest' },
  ],
  team: [
    { name: 'Maya Lindqvist', role: 'Co-founder, creators', email: 'maya@crovest.example' },
    { name: 'Daniel Osei', role: 'Co-founder, funding', email: 'daniel@crovest.example' },
  ],
} as const

export type SocialName = (typeof brand.social)[number]['name']
