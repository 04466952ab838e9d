import type { ReactNode } from 'react'

/** An error for the field, or a notice below the form. */
export type NewsletterResult = { error?: string | undefined; notice?: ReactNode }

/** Storage key of the draft, which survives a reload. */
export const draftName = 'newsletter'
