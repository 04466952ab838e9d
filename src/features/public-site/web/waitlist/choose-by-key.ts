/** Keyboard navigation of a tab list: arrow keys with wrap-around, Home and End. */
export function chooseByKey<Choice>(
  choices: readonly Choice[],
  open: Choice,
  key: string,
): Choice | undefined {
  const at = choices.indexOf(open)
  switch (key) {
    case 'ArrowRight':
      return choices[(at + 1) % choices.length]
    case 'ArrowLeft':
      return choices.at(at - 1)
    case 'Home':
      return choices[0]
    case 'End':
      return choices.at(-1)
    default:
      return undefined
  }
}
