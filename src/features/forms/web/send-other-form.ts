import type { FormAnswer } from '../contract/form-answer.ts'
import { otherFormPath } from '../contract/other-form-path.ts'

/** A form of a type without a table of its own, sent by a press of a button: no time for its filling is taken. */
export async function sendOtherForm(
  formType: string,
  fields: Record<string, string>,
  idempotencyKey: string,
): Promise<FormAnswer> {
  const { postForm } = await import('./post-form.ts')
  return postForm(otherFormPath(formType), fields, { idempotencyKey })
}
