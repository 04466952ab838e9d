import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { maxTagLength, type OnboardingField } from '../contract/onboarding-fields.ts'

type OnboardingControlProps = {
  field: OnboardingField
  value: string
  onAnswer: (value: string) => void
  onEnter: () => void
}

export function OnboardingControl({ field, value, onAnswer, onEnter }: OnboardingControlProps) {
  const { name, label, choices, placeholder } = field
  const shared = { name, label, value, placeholder, required: true }
  return choices ? (
    <Select
      {...shared}
      choices={choices.map((choice) => ({ value: choice, label: choice }))}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  ) : (
    <TextField
      {...shared}
      maxLength={maxTagLength}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={(event) => {
        // The browser ignores Enter while the submit button is disabled.
        if (event.key !== 'Enter') return
        event.preventDefault()
        onEnter()
      }}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  )
}
