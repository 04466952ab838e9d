import { z } from 'zod'

export const KitInput = z.object({
  email: z.email('Please enter a valid email address.'),
  message: z
    .string()
    .trim()
    .min(5, 'Please write at least 5 characters.')
    .max(80, 'Please write at most 80 characters.'),
  agreed: z.literal(true, 'Please agree first.'),
})
