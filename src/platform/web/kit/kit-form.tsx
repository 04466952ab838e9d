import { FormNotice } from '../form/form-notice.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { ApiError } from '../api-error.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { KitGroup } from './kit-group.tsx'

/** The form hook with a fake server that rejects 'taken@example.com' and is down for 'down@example.com'. */
export function KitForm() {
  const form = useContractForm({
    schema: () => import('./kit-form-schema.ts').then((module) => module.KitInput),
    submit: pretend,
    success: (response) => `Thank you. We'll write to ${response.email}.`,
    draft: 'kit',
  })
  return (
    <KitGroup title="Form">
      <form {...form.props} className="flex max-w-prose flex-col gap-4">
        <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
        <TextArea label="Message" countTo={80} {...form.field('message')} />
        <Checkbox label="I agree" {...form.field('agreed')} />
        <FormNotice of={form} />
        <Button type="submit" variant="main" busy={form.busy} busyText="Sending..." className="self-start">
          Send message
        </Button>
      </form>
    </KitGroup>
  )
}

async function pretend(values: { email: string }) {
  await new Promise((resolve) => setTimeout(resolve, 600))
  if (values.email === 'down@example.com') throw new TypeError('fetch failed')
  if (values.email === 'taken@example.com') {
    throw new ApiError('INVALID_ARGUMENT', 'Please check the form.', {
      fields: { email: 'This address is taken.' },
    })
  }
  return { email: values.email }
}
