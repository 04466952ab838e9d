/** What somebody is here as. Everyone who registers is a creator; a page may ask for one of the others. */
export const userTypes = ['creator', 'investor', 'backer'] as const

export type UserType = (typeof userTypes)[number]

export const asUserType = (text: unknown): UserType => userTypes.find((known) => known === text) ?? 'creator'
