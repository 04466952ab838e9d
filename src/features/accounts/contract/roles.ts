/** Roles live on the server; no request by its owner can change one. */
export const roles = ['user', 'admin', 'associate'] as const

export type Role = (typeof roles)[number]
