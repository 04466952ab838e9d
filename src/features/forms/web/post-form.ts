import type { ClientResponse } from 'hono/client'
import { track } from '#features/analytics/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import type { Submission } from '#platform/web/form/form-controller.ts'
import type { FormResponse } from '../contract/contact.ts'

/**
 * Submits a form and tracks success. The two times tell the server the fill time, independent of clock
 * differences.
 */
export async function postForm(
  path: string,
  values: object,
  { idempotencyKey, shownAt }: Pick<Submission, 'idempotencyKey'> & Partial<Submission>,
): Promise<FormResponse> {
  const response = fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify({ ...values, shownAt, sentAt: Date.now() }),
  })
  const content = await unwrap(response as Promise<ClientResponse<FormResponse, 201, 'json'>>)
  track({ eventType: 'form_submit', source: path.slice(path.lastIndexOf('/') + 1) })
  return content
}
