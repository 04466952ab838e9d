/** The three waitlists, by the name that is stored and stands in the address. */
export const audiences = ['creators', 'investors', 'backers'] as const
export type Audience = (typeof audiences)[number]
