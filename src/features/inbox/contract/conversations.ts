import { z } from 'zod'
import { boundedText, emailAddress, lineOfText } from '#platform/common/text.ts'
import {
  conversationLimits as limits,
  conversationStates,
  messageKinds,
  sendingFailures,
} from './conversation-choices.ts'
import { conversationMessages as messages } from './conversation-messages.ts'

const moment = z.iso.datetime()

/** A row of the inbox. */
export const Conversation = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  /** The beginning of the first message. */
  preview: z.string(),
  source: z.string(),
  read: z.boolean(),
  submittedAt: moment,
  lastMessageAt: moment,
  /** Since when the sender waits for a reply; null after one. */
  waitingSince: moment.nullable(),
  doneAt: moment.nullable(),
  snoozedUntil: moment.nullable(),
  assigneeEmail: z.string().nullable(),
  tags: z.array(z.string()),
})
export type Conversation = z.infer<typeof Conversation>

export const ConversationMessage = z.object({
  id: z.uuid(),
  kind: z.enum(messageKinds),
  authorEmail: z.string(),
  authorName: z.string(),
  text: z.string(),
  isAutomatic: z.boolean(),
  createdAt: moment,
  sentAt: moment.nullable(),
  failure: z.enum(sendingFailures).nullable(),
})
export type ConversationMessage = z.infer<typeof ConversationMessage>

export const FullConversation = Conversation.extend({
  message: z.string(),
  isSpam: z.boolean(),
  /** What followed, oldest first. */
  messages: z.array(ConversationMessage),
})
export type FullConversation = z.infer<typeof FullConversation>

export const ConversationPage = z.object({
  items: z.array(Conversation),
  nextCursor: z.string().nullable(),
})

const count = z.int().max(limits.count)

/** At most 1,000 each. */
export const ConversationCounts = z.object({
  open: count,
  mine: count,
  unassigned: count,
  snoozed: count,
  late: count,
})
export type ConversationCounts = z.infer<typeof ConversationCounts>

/** Forms submit an unset filter as an empty string. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

export const Tag = lineOfText(limits.tag)
  .trim()
  .toLowerCase()
  .min(1, { error: messages.tagMissing })
  .regex(/^[^,]*$/, { error: messages.tagComma })

export const ConversationQuery = z.object({
  state: unlessEmpty(z.enum(conversationStates, { error: messages.unknownState }).default('open')),
  /** An address of the team, or 'none'. */
  assignee: unlessEmpty(boundedText(254).optional()),
  tag: unlessEmpty(Tag.optional()),
  q: unlessEmpty(boundedText(200).trim().optional()),
  cursor: unlessEmpty(boundedText(500).optional()),
  limit: unlessEmpty(z.coerce.number().pipe(z.int().min(1).max(limits.batch)).default(limits.page)),
})
export type ConversationQuery = z.output<typeof ConversationQuery>

export const ConversationId = z.object({ id: z.uuid({ error: messages.notAnId }) })
export const ReplyPlace = ConversationId.extend({ replyId: z.uuid({ error: messages.notAnId }) })

export const ConversationChange = z
  .object({
    ids: z
      .array(z.uuid({ error: messages.notAnId }), { error: messages.nothingChosen })
      .min(1, { error: messages.nothingChosen })
      .max(limits.batch, { error: messages.tooMany }),
    done: z.boolean().optional(),
    snoozedUntil: moment.nullable().optional(),
    assigneeEmail: emailAddress.nullable().optional(),
    addTag: Tag.optional(),
    removeTag: Tag.optional(),
  })
  .refine(({ ids: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
    error: messages.nothingToChange,
  })
export type ConversationChange = z.output<typeof ConversationChange>

export const ChangedConversations = z.object({
  changed: z.array(Conversation),
  missing: z.array(z.string()),
  /** Deleting this change undoes it; null if nothing changed. */
  changeId: z.uuid().nullable(),
})

const written = boundedText(limits.reply, messages.textMissing).regex(/\S/, { error: messages.textMissing })

/** The ID comes from the sender, so that a repeated request is stored once. */
export const NewNote = z.object({ id: z.uuid({ error: messages.notAnId }), text: written })
export type NewNote = z.output<typeof NewNote>

export const NewReply = NewNote.extend({
  /** How many replies and incoming messages the writer has seen. */
  seen: z.int({ error: messages.seenMissing }).min(0),
  /** Whether the conversation is done with this reply. */
  done: z.boolean().default(false),
})
export type NewReply = z.output<typeof NewReply>

export const Undone = z.object({ restored: z.int(), skipped: z.int() })
