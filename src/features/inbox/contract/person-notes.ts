import { z } from 'zod'
import { boundedText, emailAddress } from '#platform/common/text.ts'
import { conversationMessages } from './conversation-messages.ts'
import { Tag } from './conversations.ts'
import { maxNoteLength } from './review-lists.ts'

/** The team's notes and tags about a person. */
export const PersonNotes = z.object({
  notes: z.string(),
  tags: z.array(z.string()),
})
export type PersonNotes = z.infer<typeof PersonNotes>

export const PersonChange = z
  .object({
    email: emailAddress,
    notes: boundedText(maxNoteLength).optional(),
    addTag: Tag.optional(),
    removeTag: Tag.optional(),
    /** The notes as shown to the writer; if omitted, the change is applied unconditionally. */
    shownNotes: boundedText(maxNoteLength).optional(),
  })
  .refine(({ notes, addTag, removeTag }) => [notes, addTag, removeTag].some((value) => value !== undefined), {
    error: conversationMessages.nothingToChange,
  })
export type PersonChange = z.output<typeof PersonChange>
