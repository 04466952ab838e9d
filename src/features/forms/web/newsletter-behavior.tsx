import { asApiError } from '#platform/web/api-error.ts'
import { dropDraft, saveDraft, restoreDraft } from '#platform/web/form/draft.ts'
import { errorsByField } from '#platform/web/form/field-errors.ts'
import { controlsOf, readControls } from '#platform/web/form/form-values.ts'
import { randomId } from '#platform/web/random-id.ts'
import { newsletterMessages } from '../contract/site-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { NewsletterInput } from '../contract/contact.ts'
import { describeFailure } from './describe-failure.ts'
import { FormResult } from './form-result.tsx'
import { draftName, type NewsletterResult } from './newsletter-result.ts'
import { postForm } from './post-form.ts'

/** Reused for every attempt with the same content. */
let idempotencyKey: string | undefined

export async function subscribe(form: HTMLFormElement, shownAt: number): Promise<NewsletterResult> {
  const checked = NewsletterInput.safeParse(readControls(controlsOf(form)))
  if (!checked.success) return refuse(form, errorsByField(checked.error.issues)['email'])
  idempotencyKey ??= randomId()
  try {
    const { message } = await postForm(formPaths.newsletter, checked.data, { idempotencyKey, shownAt })
    idempotencyKey = undefined
    dropDraft(draftName)
    form.reset()
    return { notice: <FormResult notice={{ kind: 'success', text: message }} failure="" /> }
  } catch (cause) {
    const error = asApiError(cause)
    const notice = { kind: 'failure', text: describeFailure(error) } as const
    return {
      ...(error.fields?.['email'] !== undefined && refuse(form, error.fields['email'])),
      notice: <FormResult notice={notice} failure={newsletterMessages.failure} />,
    }
  }
}

export function keep(form: HTMLFormElement): void {
  idempotencyKey = undefined
  saveDraft(draftName, form)
}

export function restore(form: HTMLFormElement): void {
  restoreDraft(draftName, form)
}

function refuse(form: HTMLFormElement, error = ''): NewsletterResult {
  form.querySelector<HTMLInputElement>('[name=email]')?.focus()
  return { error }
}
