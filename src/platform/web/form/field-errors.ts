export type FieldErrors = Readonly<Record<string, string>>

type Issue = { path: readonly PropertyKey[]; message: string }

/** The first problem of each field. A form-level problem has the name ''. */
export function errorsByField(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const name = issue.path.map(String).join('.')
    errors[name] ??= issue.message
  }
  return errors
}

/** While the user corrects a form, shown errors clear or change as they type, but no new ones appear. */
export function keepShown(shown: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(shown, name)))
}

export function without(errors: FieldErrors, name: string): FieldErrors {
  if (!Object.hasOwn(errors, name)) return errors
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name))
}

/** The message plus any problem without a field, so that no server error is lost. */
export function textWithStrays(message: string, errors: FieldErrors, names: ReadonlySet<string>): string {
  const strays = Object.entries(errors).filter(([name]) => !names.has(name))
  return [message, ...strays.map(([, text]) => text)].filter((text) => text !== '').join(' ')
}
