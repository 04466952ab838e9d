const indent = '  '

/** Breaks a line of code at spaces, a longer word behind a sign; what continues is indented. */
export function wrapCode(line: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  let current = ''
  const start = () => (lines.length === 0 ? '' : indent)
  const finish = () => {
    if (current.trim() !== '') lines.push(current.trimEnd())
    current = start()
  }
  for (const word of line.split(/(?<= )/)) {
    if (current.trim() !== '' && !fits(current + word.trimEnd())) finish()
    let rest = word
    while (!fits(current + rest.trimEnd())) {
      const cut = cutOf(rest, (part) => fits(current + part))
      current += rest.slice(0, cut)
      rest = rest.slice(cut)
      finish()
    }
    current += rest
  }
  finish()
  return lines
}

/** Behind the last sign that fits, such as '/' or '_', otherwise wherever the line is full. */
function cutOf(word: string, fits: (part: string) => boolean): number {
  let most = word.length - 1
  while (most > 1 && !fits(word.slice(0, most))) most--
  const sign = word.slice(0, most).search(/[^\p{L}\p{N}][\p{L}\p{N}]*$/u)
  return Math.max(1, sign > 1 ? sign + 1 : most)
}
