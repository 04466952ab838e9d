import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { Conversation } from './conversations.ts'

export const SearchQuery = z.object({
  q: boundedText(200).trim().min(2, { error: 'Please enter at least two characters.' }),
})

/** Who can look after a conversation. */
export const Assignees = z.object({ emails: z.array(z.string()) })

/** The best few of each kind. */
export const Found = z.object({
  people: z.array(z.object({ email: z.string() })),
  conversations: z.array(Conversation),
})
