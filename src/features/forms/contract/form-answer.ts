import { z } from 'zod'

/** The same for new and known addresses, so that it doesn't reveal who is on a list. */
export const FormAnswer = z.object({ message: z.string() })
export type FormAnswer = z.infer<typeof FormAnswer>
