import type { Mono } from '../../film/sound/stereo.ts'

/** What was recorded, by the text that was read; the latest take is the last one. */
export type Takes = ReadonlyMap<string, Mono>

export function addTake(takes: Takes, text: string, take: Mono): Takes {
  const others = [...takes].filter(([read]) => read !== text)
  return new Map([...others, [text, take]])
}

/** The text of a take of everything. */
export const wholeText = (lines: readonly string[]) => lines.join('\n')

/** One take of everything or one for each line, whichever was recorded last; none if a line is missing. */
export function chooseTakes(takes: Takes, lines: readonly string[]): Mono[] {
  const whole = takes.get(wholeText(lines))
  const single = lines.flatMap((line) => takes.get(line) ?? [])
  const isComplete = lines.length > 0 && single.length === lines.length
  const latest = [...takes.values()].at(-1)
  if (whole && (latest === whole || !isComplete)) return [whole]
  return isComplete ? single : []
}
