import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { maxDescriptionLength, type ContentField } from '../contract/content-fields.ts'

type ContentControlProps = { field: ContentField; defaultValue: string; error: string | undefined }

/** Long texts take the full width. */
export function ContentControl({ field, defaultValue, error }: ContentControlProps) {
  const { name, label, hint, kind, choices = [] } = field
  const isRequired = name === 'description'
  const shared = { name, label, error, defaultValue, ...(hint !== undefined && { hint }) }
  switch (kind) {
    case 'line':
      return <TextField {...shared} className="justify-end" />
    case 'text':
      return (
        <TextArea
          {...shared}
          {...(isRequired && { required: true, countTo: maxDescriptionLength })}
          rows={isRequired ? 4 : 2}
          className="sm:col-span-2"
        />
      )
    case 'choice':
      return (
        <Select
          {...shared}
          placeholder="No preference"
          choices={choices.map((choice) => ({ value: choice, label: choice }))}
        />
      )
  }
}
