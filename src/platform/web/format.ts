/** Formats numbers and times. Without a locale, uses the browser's. */
type Locale = string | undefined

export function formatNumber(value: number, locale?: Locale): string {
  return new Intl.NumberFormat(locale).format(value)
}

/** 12,300 as 12.3K, for narrow counters. */
export function formatCompact(value: number, locale?: Locale): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}

/** `share` is a fraction: 0.8 is 80%. */
export function formatPercent(share: number, locale?: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** Whole amounts without decimals: $12,000, but $12.50. */
export function formatMoney(amount: number, currency = 'USD', locale?: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

type Moment = Date | string | number

export function formatDate(moment: Moment, locale?: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(moment))
}

export function formatDateTime(moment: Moment, locale?: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  )
}

export function formatTime(moment: Moment, locale?: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(moment))
}

/** A calendar day such as 2026-03-29: the same day in every time zone. */
export function formatDay(day: string, locale?: Locale): string {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  } as const
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${day}T00:00:00Z`))
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const

/** '3 h ago', 'in 2 days', in the language of the screens. `now` is an argument, so that all rows of a list agree. */
export function formatAgo(moment: Moment, now: Moment): string {
  const seconds = Math.round((new Date(moment).getTime() - new Date(now).getTime()) / 1000)
  const length = Math.abs(seconds)
  const [unit, size] = units.find(([, least]) => length >= least) ?? []
  if (!unit) return seconds > 0 ? 'in a moment' : 'just now'
  const count = Math.floor(length / size)
  const text = `${count} ${unit}${count > 1 && size >= 86_400 ? 's' : ''}`
  return seconds > 0 ? `in ${text}` : `${text} ago`
}

/** 75 seconds as 1:15. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** 1,536 bytes as 1.5 kB. */
export function formatBytes(bytes: number, locale?: Locale): string {
  const names = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = bytes < 1 ? 0 : Math.min(names.length - 1, Math.floor(Math.log10(bytes) / 3))
  const options = { style: 'unit', unit: names[step], maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step)
}
