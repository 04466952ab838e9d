import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { feedbackFields } from '../contract/form-fields.ts'
import { feedbackMessages } from '../contract/form-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { describeFailure } from './describe-failure.ts'
import { FormControl } from './form-control.tsx'
import { FormResult } from './form-result.tsx'
import { SpamTrapField } from './spam-trap-field.tsx'

export function FeedbackForm() {
  const form = useContractForm({
    schema: () => import('../contract/feedback.ts').then((module) => module.FeedbackInput),
    submit: async (values, submission) => {
      const { postForm } = await import('./post-form.ts')
      return postForm(formPaths.feedback, values, submission)
    },
    success: ({ message }) => message,
    failure: (error) => describeFailure(error),
    draft: 'feedback',
  })
  return (
    <form {...form.props} action={formPaths.feedback} className="relative flex flex-col gap-5">
      {feedbackFields.map((field) => (
        <FormControl key={field.name} field={field} error={form.field(field.name).error} />
      ))}
      <SpamTrapField />
      <FormResult notice={form.notice} failure={feedbackMessages.failure} />
      <Button
        type="submit"
        variant="main"
        busy={form.busy}
        busyText={feedbackMessages.busy}
        className="self-start"
      >
        Send Feedback
      </Button>
    </form>
  )
}
