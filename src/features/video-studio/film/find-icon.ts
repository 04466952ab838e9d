export type FindIcon = (words: readonly string[]) => string | undefined

/** Finds the icon of the first thing that is named; two words ('bell pepper') come before one. */
export function createIconFinder(iconWords: Readonly<Record<string, string>>): FindIcon {
  const lookUp = (word: string) =>
    formsOf(word)
      .map((form) => (Object.hasOwn(iconWords, form) ? iconWords[form] : undefined))
      .find((name) => name !== undefined)
  return (words) => {
    for (let length = 3; length >= 1; length--)
      for (let at = 0; at + length <= words.length; at++) {
        const name = lookUp(words.slice(at, at + length).join(' '))
        if (name !== undefined) return name
      }
    return undefined
  }
}

/** The word itself and what may be its singular. */
function formsOf(word: string): string[] {
  const bare = word.replace(/['’]s$/, '')
  return [
    bare,
    ...(bare.endsWith('ies') ? [`${bare.slice(0, -3)}y`] : []),
    ...(bare.endsWith('ves') ? [`${bare.slice(0, -3)}f`] : []),
    ...(bare.endsWith('es') ? [bare.slice(0, -2)] : []),
    ...(bare.endsWith('s') && bare.length > 3 ? [bare.slice(0, -1)] : []),
  ]
}
