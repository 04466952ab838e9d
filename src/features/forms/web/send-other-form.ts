import type { FormResponse } from '../contract/contact.ts'
import { formPaths } from '../contract/form-paths.ts'

/** Submits a form type without its own table. Sent by a single click, so no fill time is reported. */
export async function sendOtherForm(
  formType: string,
  fields: Record<string, string>,
  idempotencyKey: string,
): Promise<FormResponse> {
  const { postForm } = await import('./post-form.ts')
  return postForm(formPaths.other(formType), fields, { idempotencyKey })
}
