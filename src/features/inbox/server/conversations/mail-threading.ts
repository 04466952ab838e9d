import { readSender } from '#platform/server/mail/mail-address.ts'
import type { Signer } from '#platform/server/signer.ts'
import { createReplyAddress } from './reply-address.ts'

/** What the emails of a conversation need: the domain of our Message-IDs, and where replies go. */
export const createMailThreading = (
  signer: Signer,
  { from, inboundAddress }: { from: string; inboundAddress: string | undefined },
) => ({
  mailDomain: readSender(from).address.split('@')[1] ?? '',
  replyAddress: createReplyAddress(signer, inboundAddress),
})
