import { feedbackFields } from '../contract/form-fields.ts'
import { feedbackMessages } from '../contract/form-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { useVisitorForm } from './use-visitor-form.ts'
import { VisitorForm } from './visitor-form.tsx'

export function FeedbackForm() {
  const form = useVisitorForm({
    path: formPaths.feedback,
    schema: () => import('../contract/feedback.ts').then((module) => module.FeedbackInput),
    draft: 'feedback',
  })
  return (
    <VisitorForm
      form={form}
      action={formPaths.feedback}
      fields={feedbackFields}
      messages={feedbackMessages}
      send="Send Feedback"
    />
  )
}
