// Free of zod, because the screens load these lists too.

/** A reply from the team, a message from the other side, or a note that stays inside the team. */
export const messageKinds = ['reply', 'inbound', 'note'] as const
export type MessageKind = (typeof messageKinds)[number]

/** The mail server refused the message for good, or couldn't be reached for too long. */
export const sendingFailures = ['rejected', 'unavailable'] as const
export type SendingFailure = (typeof sendingFailures)[number]

export const conversationStates = ['open', 'snoozed', 'done', 'all'] as const
export type ConversationState = (typeof conversationStates)[number]

/** The lists whose changes can be undone. */
export type ChangedList = 'conversations' | 'waitlist'

export const conversationLimits = {
  page: 50,
  batch: 100,
  reply: 20_000,
  tag: 30,
  tags: 10,
  /** The largest email we take in, with its attachments, which aren't stored. */
  mailBytes: 5 * 1024 * 1024,
  /** Longer texts of emails are cut. */
  mailText: 50_000,
  subject: 200,
  /** Counts stop here, so that counting stays quick. */
  count: 1000,
} as const
