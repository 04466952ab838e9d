import type { ClientResponse } from 'hono/client'
import { unwrap } from '#platform/web/api-client.ts'
import type { Submission } from '#platform/web/form/use-contract-form.ts'
import type { FormAnswer } from '../contract/form-answer.ts'

/** Sends what a form holds. The two times tell the server how long the filling took, whatever this clock says. */
export function postForm(
  path: string,
  values: object,
  { idempotencyKey, shownAt }: Pick<Submission, 'idempotencyKey'> & Partial<Submission>,
): Promise<FormAnswer> {
  const answer = fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify({ ...values, shownAt, sentAt: Date.now() }),
  })
  return unwrap(answer as Promise<ClientResponse<FormAnswer, 201, 'json'>>)
}
