import { TextField } from '#platform/web/ui/text-field.tsx'

/** Accepts six digits from an app, or a recovery code. */
export function CodeField(props: {
  name: string
  error: string | undefined
  hint?: string
  required?: boolean
}) {
  return (
    <TextField
      label="Code"
      hint="From your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      required
      {...props}
    />
  )
}
