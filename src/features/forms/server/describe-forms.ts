import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from '@hono/zod-openapi'
import { jsonAnswer, refusals } from '#platform/server/http/router.ts'
import { ContactInput } from '../contract/contact.ts'
import { FeedbackInput } from '../contract/feedback.ts'
import { FormAnswer } from '../contract/form-answer.ts'
import { NewsletterInput } from '../contract/newsletter.ts'
import { OtherFormType } from '../contract/other-form.ts'
import { waitlistInputs } from '../contract/waitlist.ts'

const { creators, investors, backers } = waitlistInputs

const forms = {
  '/waitlist': { summary: 'Join a waitlist', schema: z.union([creators, investors, backers]) },
  '/contact': { summary: 'Send a contact message', schema: ContactInput },
  '/newsletter': { summary: 'Subscribe to the newsletter', schema: NewsletterInput },
  '/feedback': { summary: 'Give feedback on the tools', schema: FeedbackInput },
  '/{formType}': {
    summary: 'Send any other form',
    schema: z.record(z.string(), z.unknown()),
    params: z.object({ formType: OtherFormType }),
  },
}

const headers = z.object({
  'idempotency-key': z
    .string()
    .max(255)
    .optional()
    .openapi({ description: 'The same key with the same form within 24 hours: one row, the same answer.' }),
})

/** The forms read their bodies themselves, JSON or a plain form, so the document learns of them here. */
export function describeForms(registry: OpenAPIHono['openAPIRegistry']) {
  for (const [path, { summary, schema, ...params }] of Object.entries(forms))
    registry.registerPath({
      method: 'post',
      path,
      summary,
      request: {
        ...params,
        headers,
        body: {
          required: true,
          content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
        },
      },
      responses: {
        201: jsonAnswer('Received, now or before. A plain form gets a page.', FormAnswer),
        ...refusals,
      },
    })
}
