import { contactFields } from '../contract/form-fields.ts'
import { contactMessages } from '../contract/form-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { useVisitorForm } from './use-visitor-form.ts'
import { VisitorForm } from './visitor-form.tsx'

export function ContactForm() {
  const form = useVisitorForm({
    path: formPaths.contact,
    schema: () => import('../contract/contact.ts').then((module) => module.ContactInput),
    alert: contactMessages.alert,
    draft: 'contact',
  })
  return (
    <VisitorForm
      form={form}
      action={formPaths.contact}
      fields={contactFields}
      messages={contactMessages}
      send="Send Message"
      size="lg"
    />
  )
}
