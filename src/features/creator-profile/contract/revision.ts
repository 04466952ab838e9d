import { z } from 'zod'

/**
 * The revision a write is based on, or 0 if nothing is stored yet. A write based on an outdated revision is
 * rejected; without a revision it overwrites whatever is stored.
 */
export const Revision = z.int().min(0).max(2_147_483_647)

/** Returned with both profiles. */
export const storedVersion = {
  /** 0 if there is no profile yet. */
  revision: Revision,
  updatedAt: z.iso.datetime().nullable(),
}
