/** Everyone who registers is a creator; a page may require another type. */
export const userTypes = ['creator', 'investor', 'backer'] as const

export type UserType = (typeof userTypes)[number]

export const asUserType = (text: unknown): UserType => userTypes.find((known) => known === text) ?? 'creator'
