import { emailAddress, truncate } from '#platform/common/text.ts'
import { conversationLimits as limits } from '../../contract/conversation-choices.ts'
import { htmlToText, tidyText } from '../../domain/mail-text.ts'

export type ParsedMail = {
  fromEmail: string
  fromName: string
  recipients: string[]
  subject: string
  text: string
  messageId: string
  inReplyTo: string
  references: string
  isAutomatic: boolean
}

/** Reads an email in the form of RFC 5322. Attachments are dropped, and HTML becomes text. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail | 'unreadable'> {
  const mail = await parse(raw)
  const from = emailAddress.safeParse(mail?.from?.address ?? '')
  if (!mail || !from.success) return 'unreadable'
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  const attachments = mail.attachments.length
  const body = tidyText(mail.text ?? htmlToText(mail.html ?? ''), limits.mailText)
  const left =
    attachments === 0 ? '' : `[${attachments} attached ${attachments === 1 ? 'file' : 'files'} not stored]`
  return {
    fromEmail: from.data,
    fromName: oneLine(mail.from?.name ?? '', 200),
    recipients: [...(mail.to ?? []), ...(mail.cc ?? [])]
      .flatMap(({ address }) => address ?? [])
      .concat(mail.deliveredTo ?? [], header('x-original-to')),
    subject: oneLine(mail.subject ?? '', limits.subject),
    text: [body, left].filter((part) => part !== '').join('\n\n') || '[No text]',
    messageId: (mail.messageId ?? '').trim(),
    inReplyTo: mail.inReplyTo ?? '',
    references: mail.references ?? '',
    isAutomatic: isAutomatic(header('auto-submitted'), header('precedence'), header('return-path')),
  }
}

// Loaded with the first email, to save memory at rest.
async function parse(raw: Uint8Array) {
  const { default: PostalMime } = await import('postal-mime')
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 })
  } catch {
    // Too deeply nested, or headers that are too long.
    return undefined
  }
}

const isAutomatic = (autoSubmitted: string, precedence: string, returnPath: string) =>
  (autoSubmitted !== '' && autoSubmitted.trim().toLowerCase() !== 'no') ||
  /^(?:auto_reply|bulk|junk)$/i.test(precedence.trim()) ||
  returnPath.trim() === '<>'

const oneLine = (text: string, max: number) =>
  truncate(
    text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
    max,
  )
