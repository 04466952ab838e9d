/** By its first letter. */
export const isRightToLeft = (text: string) => {
  const first =
    /[\p{Script=Arabic}\p{Script=Hebrew}]|\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.exec(text)
  return first !== null && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first[0])
}

/** Whether most letters of a text run to the left, so that a Latin word at its start doesn't turn it around. */
export function readsRightToLeft(text: string): boolean {
  const left = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0
  return left > 0 && left * 2 >= (text.match(/\p{L}/gu)?.length ?? 0)
}
