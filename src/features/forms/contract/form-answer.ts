import { z } from 'zod'

/** The same for a new address and a known one, so that nobody can ask who is on the list. */
export const FormAnswer = z.object({ message: z.string() })
export type FormAnswer = z.infer<typeof FormAnswer>
