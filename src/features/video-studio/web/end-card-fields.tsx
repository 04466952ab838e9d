import { TextField } from '#platform/web/ui/text-field.tsx'
import type { Template } from './template.ts'

type Name = 'handle' | 'call_to_action'
type EndCardFieldsProps = {
  template: Template
  field: (name: Name) => { name: string; error: string | undefined }
}

/** What the last picture says. */
export function EndCardFields({ template, field }: EndCardFieldsProps) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-sm text-ink-soft">End card (optional)</legend>
      <TextField label="Your handle" placeholder="@you" defaultValue={template.handle} {...field('handle')} />
      <TextField
        label="Call to action"
        placeholder="Follow for part two"
        defaultValue={template.call_to_action}
        {...field('call_to_action')}
      />
    </fieldset>
  )
}
