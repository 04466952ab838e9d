import type { ReactNode } from 'react'

/** How sending ended: what is wrong with the address, or what to say below the form. */
export type NewsletterResult = { error?: string | undefined; notice?: ReactNode }

/** The name under which what was typed outlives a reload. */
export const draftName = 'newsletter'
