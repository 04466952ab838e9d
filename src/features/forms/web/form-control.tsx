import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { messageLength, type FormField } from '../contract/form-fields.ts'

export function FormControl({ field, error }: { field: FormField; error: string | undefined }) {
  const { name, label, hint, kind } = field
  const shared = { name, label, error, required: true, ...(hint !== undefined && { hint }) }
  switch (kind) {
    case 'choice':
      return (
        <Select
          {...shared}
          {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
          choices={Object.entries(field.choices ?? {}).map(([value, text]) => ({ value, label: text }))}
        />
      )
    case 'message':
      return <TextArea {...shared} countTo={messageLength} />
    case 'email':
      return <TextField {...shared} type="email" autoComplete="email" inputMode="email" />
    case 'text':
      return <TextField {...shared} autoComplete="name" />
  }
}
