/** The three waitlists, as stored and as in the URL. */
export const audiences = ['creators', 'investors', 'backers'] as const
export type Audience = (typeof audiences)[number]
