import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { contactFields } from '../contract/form-fields.ts'
import { contactMessages } from '../contract/form-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { describeFailure } from './describe-failure.ts'
import { FormControl } from './form-control.tsx'
import { FormResult } from './form-result.tsx'
import { SpamTrapField } from './spam-trap-field.tsx'

export function ContactForm() {
  const form = useContractForm({
    schema: () => import('../contract/contact.ts').then((module) => module.ContactInput),
    submit: async (values, submission) => {
      const { postForm } = await import('./post-form.ts')
      return postForm(formPaths.contact, values, submission)
    },
    success: ({ message }) => message,
    failure: (error) => describeFailure(error, contactMessages.alert),
    draft: 'contact',
  })
  return (
    <form {...form.props} action={formPaths.contact} className="relative flex flex-col gap-5">
      {contactFields.map((field) => (
        <FormControl key={field.name} field={field} error={form.field(field.name).error} />
      ))}
      <SpamTrapField />
      <FormResult notice={form.notice} failure={contactMessages.failure} />
      <Button
        type="submit"
        variant="main"
        size="lg"
        busy={form.busy}
        busyText={contactMessages.busy}
        className="self-start"
      >
        Send Message
      </Button>
    </form>
  )
}
