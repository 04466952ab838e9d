/** The Message-ID of our confirmation that a message arrived: the root of its thread. */
export const rootMailId = (conversationId: string) => `contact-${conversationId}`

export const replyMailId = (replyId: string) => `reply-${replyId}`

/** Our own part of a Message-ID, or undefined for an ID of another sender. */
export const conversationOfRootId = (messageId: string) =>
  /^<contact-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/.exec(messageId)?.[1]

const maxIds = 30

/** The IDs in a References or In-Reply-To header; anything that is no ID is left out. */
export const readMailIds = (header: string | undefined): string[] =>
  (header ?? '')
    .split(/[\s,]+/)
    .filter(isMailId)
    .slice(-maxIds)

/** Short and without characters that could end a header. */
export const isMailId = (text: string) => /^<[!-;=?-~]{3,250}>$/.test(text)
