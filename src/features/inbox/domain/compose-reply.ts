import { utcDay } from '#platform/common/utc-day.ts'

/** The text of a reply with what it answers quoted below, as mail programs do. */
export function composeReply(
  text: string,
  answered: { name: string; text: string; at: Date },
  maxQuoted = 10_000,
): string {
  const quoted = answered.text
    .slice(0, maxQuoted)
    .split(/\r\n|[\r\n]/)
    .map((line) => `> ${line}`)
    .join('\n')
  const day = utcDay(answered.at)
  return `${text.trimEnd()}\n\nOn ${day}, ${answered.name} wrote:\n${quoted}\n`
}

/** 'Re: ' once, and no character that could end a header. */
export function replySubject(subject: string, otherwise: string): string {
  const line = subject
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/^(?:re|aw|sv): ?/i, '')
    .trim()
  return `Re: ${line || otherwise}`
}

export const fillTemplate = (template: string, { name, site }: { name: string; site: string }) =>
  template.replaceAll('{name}', () => firstNameOf(name)).replaceAll('{site}', () => site)

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? name
