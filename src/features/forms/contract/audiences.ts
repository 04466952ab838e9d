export const audiences = ['creators', 'investors', 'backers'] as const
export type Audience = (typeof audiences)[number]
