import { useId } from 'react'
import { Checkbox } from '../ui/checkbox.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { KitGroup } from './kit-group.tsx'

const platforms = ['TikTok', 'Instagram', 'YouTube'].map((name) => ({ value: name, label: name }))

export function KitFields() {
  const group = useId()
  return (
    <KitGroup title="Fields">
      <TextField label="Email" type="email" placeholder="you@example.com" />
      <TextField label="Name" hint="As others know you." defaultValue="Ada" />
      <TextField label="Email" defaultValue="not an address" error="Please enter a valid email address." />
      <TextField label="Locked" defaultValue="Read only" disabled />
      <PasswordField label="Password" defaultValue="correct horse" />
      <Select label="Platform" choices={platforms} placeholder="Select a platform" />
      <Select
        label="Platform"
        choices={platforms}
        placeholder="Select a platform"
        error="Please select a platform."
      />
      <TextArea label="Message" hint="Tell us more." countTo={200} defaultValue="Hello" />
      <TextArea label="Message" countTo={3} defaultValue="Hello" error="Too long." />
      <RadioGroup
        label="Length"
        name={group}
        defaultValue="none"
        choices={[
          { value: 'none', label: 'No limit' },
          { value: 'short', label: 'Short', hint: '15–30 s' },
          { value: 'off', label: 'Not available', disabled: true },
        ]}
      />
      <RadioGroup
        label="Opening"
        name={`${group}-opening`}
        error="Please choose an opening."
        choices={[{ value: 'a', label: 'A question' }]}
      />
      <Checkbox label="Remember me" hint="Stay signed in for 30 days." />
      <Checkbox label="I agree" error="Please accept the terms first." />
    </KitGroup>
  )
}
