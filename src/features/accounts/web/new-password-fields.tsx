import { PasswordField } from '#platform/web/ui/password-field.tsx'

type Name = 'password' | 'confirmPassword'
type Props = {
  field: (name: Name) => { name: string; error: string | undefined }
  label?: string
  again?: string
}

/** A new password and its confirmation. */
export function NewPasswordFields({ field, label = 'Password', again = 'Confirm Password' }: Props) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label}
        hint="At least 6 characters."
        autoComplete="new-password"
        required
      />
      <PasswordField {...field('confirmPassword')} label={again} autoComplete="new-password" required />
    </>
  )
}
