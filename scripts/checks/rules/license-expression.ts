/** Whether an SPDX expression can be met with licenses that are `isAllowed`: OR needs one part, AND all. */
export function satisfies(expression: string, isAllowed: (id: string) => boolean): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0

  const readChoice = (): boolean => {
    let allowed = readAll()
    while (tokens[at] === 'OR') {
      at += 1
      const next = readAll()
      allowed ||= next
    }
    return allowed
  }
  const readAll = (): boolean => {
    let allowed = readOne()
    while (tokens[at] === 'AND') {
      at += 1
      const next = readOne()
      allowed &&= next
    }
    return allowed
  }
  const readOne = (): boolean => {
    const token = tokens[at++]
    if (token === '(') {
      const inner = readChoice()
      const isClosed = tokens[at++] === ')'
      return inner && isClosed
    }
    if (token === undefined) return false
    // An exception is judged together with its license, by its full name.
    if (tokens[at] !== 'WITH') return isAllowed(token)
    at += 2
    return isAllowed(`${token} WITH ${tokens[at - 1]}`)
  }

  const allowed = readChoice()
  // Remaining words mean that this is not an expression: 'SEE LICENSE IN …'.
  return allowed && at === tokens.length
}
