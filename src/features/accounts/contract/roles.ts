/** Everyone who registers is a creator; a page may require another type. */
export const userTypes = ['creator', 'investor', 'backer'] as const

export type UserType = (typeof userTypes)[number]

export const asUserType = (text: unknown): UserType => userTypes.find((name) => name === text) ?? 'creator'
/** Roles are set by the server; no request of the account's owner can change one. */
export const roles = ['user', 'admin', 'associate'] as const

export type Role = (typeof roles)[number]

/** Roles with access to the admin area. */
export const teamRoles = ['admin', 'associate'] as const satisfies readonly Role[]

export type TeamRole = (typeof teamRoles)[number]

/** An unknown role counts as an ordinary user. */
export const asRole = (text: unknown): Role => roles.find((name) => name === text) ?? 'user'
