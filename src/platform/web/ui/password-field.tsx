import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

/** A password field with a show/hide button. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const toggle = (
    <Button
      variant="quiet"
      size="icon"
      aria-label={shown ? 'Hide password' : 'Show password'}
      onClick={() => setShown(!shown)}
    >
      <Icon size={18} aria-hidden="true" />
    </Button>
  )
  return <TextField {...props} type={shown ? 'text' : 'password'} trailing={toggle} />
}
