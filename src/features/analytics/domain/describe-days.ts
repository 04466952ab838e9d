const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

/** The days from `from` to `to`, such as '1–30 Sep 2026'. */
export function describeDays(from: string, to: string): string {
  const [first, last] = [partsOf(from), partsOf(to)]
  if (from === to) return `${last.day} ${last.month} ${last.year}`
  if (first.year !== last.year)
    return `${first.day} ${first.month} ${first.year} – ${last.day} ${last.month} ${last.year}`
  if (first.month !== last.month)
    return `${first.day} ${first.month} – ${last.day} ${last.month} ${last.year}`
  return `${first.day}–${last.day} ${last.month} ${last.year}`
}

function partsOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return { day: date.getUTCDate(), month: month.format(date), year: date.getUTCFullYear() }
}
