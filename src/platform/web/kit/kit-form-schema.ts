import { z } from 'zod'

export const KitInput = z.object({
  email: z.email('Please enter a valid email address.'),
  message: z
    .string()
    .trim()
    .min(5, 'Please enter at least 5 characters.')
    .max(80, 'Please enter at most 80 characters.'),
  agreed: z.literal(true, 'Please accept the terms first.'),
})
