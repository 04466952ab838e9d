export type FieldErrors = Readonly<Record<string, string>>

type Issue = { path: readonly PropertyKey[]; message: string }

/** The first problem of each field. A problem of the whole form has the name ''. */
export function errorsByField(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const name = issue.path.map(String).join('.')
    errors[name] ??= issue.message
  }
  return errors
}

/** While someone mends a form, shown errors go or change as they type, but no new ones appear. */
export function keepShown(shown: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(shown, name)))
}

export function without(errors: FieldErrors, name: string): FieldErrors {
  if (!Object.hasOwn(errors, name)) return errors
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name))
}

/** The message, and whatever the form has no field for: nothing that the server said is swallowed. */
export function textWithStrays(message: string, errors: FieldErrors, names: ReadonlySet<string>): string {
  const strays = Object.entries(errors).filter(([name]) => !names.has(name))
  return [message, ...strays.map(([, text]) => text)].filter((text) => text !== '').join(' ')
}
