import { brand } from '#platform/common/brand.ts'
import { AppError } from '#platform/common/errors.ts'
import { StartError } from '../start-error.ts'

export type Sender = { name: string; address: string }

/** Parses MAIL_FROM: an address alone, or a name with the address in angle brackets. */
export function readSender(from: string): Sender {
  const named = /^(?<name>[^<>"]*|"[^<>"]*") ?<(?<address>[^<>]+)>$/.exec(from.trim())?.groups
  const sender = {
    name: (named?.name ?? '').replaceAll('"', '').trim(),
    address: named?.address ?? from.trim(),
  }
  if (isMailAddress(sender.address) && !/\p{Cc}/u.test(sender.name)) return sender
  throw new StartError(`MAIL_FROM must be an address, alone or as in '${brand.name} <hello@example.com>'`)
}

export function requireMailAddress(address: string, field: string): string {
  if (isMailAddress(address)) return address
  const message = 'This is not an email address.'
  throw new AppError('INVALID_ARGUMENT', message, { details: { fields: { [field]: message } } })
}

/**
 * A single bare address without name, comment, quoting or list, so that it has no special meaning to a mail
 * server. ASCII only, because not every server accepts more.
 */
function isMailAddress(text: string): boolean {
  return text.length <= 254 && addressPattern.test(text)
}

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const addressPattern = new RegExp(`^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`)
