/** What is wrong with the names given to `npm run bench`, if anything. */
export function describeUnknown(known: readonly string[], names: readonly string[]): string | undefined {
  const unknown = names.find((name) => !known.includes(name))
  return unknown === undefined
    ? undefined
    : `Unknown benchmark '${unknown}'. Choose from ${known.join(', ')}.`
}
