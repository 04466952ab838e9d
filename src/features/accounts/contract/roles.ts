/** Roles live on the server; no request by its owner can change one. */
export const roles = ['user', 'admin', 'associate'] as const

export type Role = (typeof roles)[number]

/** Who may enter the admin area. */
export const teamRoles = ['admin', 'associate'] as const satisfies readonly Role[]

export type TeamRole = (typeof teamRoles)[number]

/** A role as someone else typed it; what we do not know is nobody special. */
export const asRole = (text: unknown): Role => roles.find((known) => known === text) ?? 'user'
