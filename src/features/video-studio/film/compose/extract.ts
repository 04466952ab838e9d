import type { Line } from './read-lines.ts'

type Timed = { line: Line; seconds: number }

/** The lines that fit the time: the hook, the call, and between them those that carry numbers, names or a turn. */
export function extract(lines: readonly Timed[], seconds: number): Set<number> {
  const chosen = new Set([0])
  let left = seconds - lines[0]!.seconds
  const ranked = lines
    .map(({ line, seconds: length }, index) => ({
      index,
      length,
      worth: worthOf(line.text, index === lines.length - 1),
    }))
    .slice(1)
    .toSorted((a, b) => b.worth - a.worth || a.index - b.index)
  for (const { index, length } of ranked) {
    if (length > left) continue
    chosen.add(index)
    left -= length
  }
  return chosen
}

function worthOf(text: string, isLast: boolean): number {
  const isCall = /\b(?:follow|save|comment|subscribe|share|link|try|tell me|start)\b/i.test(text)
  return (
    (/\p{N}/u.test(text) ? 3 : 0) +
    (isLast && isCall ? 4 : isLast ? 2 : 0) +
    (/\b(?:but|not|never|instead|because|aber|nicht|sondern|nie)\b/i.test(text) ? 1 : 0) +
    (/["“„«]/.test(text) ? 1 : 0)
  )
}
