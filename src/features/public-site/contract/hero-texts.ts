/** Apart from the texts further down, because the first screen's script has no room for them. */
export const heroTexts = {
  kind: 'Crowdfunding for creators, opening soon',
  lead: 'Creators raise money for their next project. You back the ones you believe in and get a share of what they earn.',
} as const
