const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** In its two largest units: `2 days 3 hours`. */
export function describeMinutes(minutes: number): string {
  const parts: string[] = []
  let rest = minutes
  for (const [name, size] of units) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count} ${name}${count === 1 ? '' : 's'}`)
  }
  return parts.slice(0, 2).join(' ') || '0 minutes'
}
