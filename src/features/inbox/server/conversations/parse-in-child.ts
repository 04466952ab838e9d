import { AppError } from '#platform/common/errors.ts'
import { askChild } from '#platform/server/child-process.ts'
import { siblingModule } from '#platform/server/sibling-module.ts'
import { createSemaphore } from '#platform/server/semaphore.ts'
import { conversationMessages as messages } from '../../contract/conversation-messages.ts'
import type { ParsedMail } from './parse-mail.ts'

const parser = siblingModule(import.meta.url, './parse-mail.child.ts', './mail-parser.js')

const maxMs = 10_000
/** Each line takes memory, and the largest picture that an email can hold has fewer. */
const maxLines = 100_000

const refuse = () => new AppError('UNAVAILABLE', messages.inboundBusy)
const inTurn = createSemaphore(2, { maxQueued: 50, refuse })

/**
 * Reads an email that anyone may have written. Throws INVALID_ARGUMENT for what can't be read, and UNAVAILABLE
 * when a later attempt may succeed, because the mail service drops what is invalid.
 */
export async function parseInChild(raw: Uint8Array, signal?: AbortSignal): Promise<ParsedMail> {
  if (hasTooManyLines(raw)) throw unreadable()
  const parse = () => askChild<{ mail: ParsedMail | 'unreadable' }>(parser, { raw }, maxMs)
  const answer = await inTurn(parse, signal && { signal }).catch((cause: unknown) => {
    const hasLeft = signal?.aborted === true && cause === signal.reason
    throw hasLeft ? new AppError('CANCELLED', 'The delivery was canceled.', { cause }) : cause
  })
  if (typeof answer === 'string') {
    const cause = new Error(`the mail parser: ${answer}`)
    throw new AppError('UNAVAILABLE', messages.inboundUnread, { cause })
  }
  if (answer.mail === 'unreadable') throw unreadable()
  return answer.mail
}

const unreadable = () => new AppError('INVALID_ARGUMENT', messages.notAnEmail)

/** Counts no further, because millions of lines would delay every request. */
function hasTooManyLines(raw: Uint8Array): boolean {
  let at = -1
  for (let lines = 0; lines <= maxLines; lines++) {
    at = raw.indexOf(10, at + 1)
    if (at === -1) return false
  }
  return true
}
