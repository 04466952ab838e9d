/** The keys of a row of tabs: the neighbours, round the ends; the first; the last. */
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
