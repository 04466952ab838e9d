import type { Signer } from '#platform/server/signer.ts'

const purpose = 'conversation-reply:'

export type ReplyAddress = ReturnType<typeof createReplyAddress>

/**
 * `reply+ID.SIGNATURE@example.com`: an email to it belongs to the conversation, even if the mail program left
 * out the threading headers. Lowercase, because some servers change the case.
 */
export function createReplyAddress(signer: Signer, inboundAddress: string | undefined) {
  const [local, domain] = (inboundAddress ?? '').split('@')
  return {
    of(conversationId: string): string | undefined {
      if (!local || !domain) return undefined
      const id = conversationId.replaceAll('-', '')
      return `${local}+${id}.${signer.tag(purpose, id)}@${domain}`
    },
    /** The conversation of an address with a valid signature. */
    read(address: string): string | undefined {
      const found = /\+([\da-f]{32})\.([\da-f]{16})@[^@]+$/.exec(address.trim().toLowerCase())
      const [, id = '', tag = ''] = found ?? []
      if (!found || !signer.isTag(purpose, id, tag)) return undefined
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
