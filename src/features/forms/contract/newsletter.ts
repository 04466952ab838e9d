import { z } from 'zod'
import { emailAddress } from '#platform/common/text.ts'
import { spamTrap } from './spam-trap.ts'

export const NewsletterInput = z.object({ email: emailAddress, ...spamTrap })
export type NewsletterInput = z.output<typeof NewsletterInput>
