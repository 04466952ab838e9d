import { z } from 'zod'

/**
 * Which version of a profile a write is based on: 0 for none yet. A write that is based on an older version than the stored
 * one is refused. Left out, whatever is stored is replaced.
 */
export const Revision = z.int().min(0).max(2_147_483_647)

/** What both profiles are answered with besides their fields. */
export const storedVersion = {
  /** 0 while there is no profile. */
  revision: Revision,
  updatedAt: z.iso.datetime().nullable(),
}
