import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import { z } from '@hono/zod-openapi'
import { jsonAnswer, errorResponses } from '#platform/server/http/router.ts'
import { ContactInput } from '../../contract/contact.ts'
import { FeedbackInput } from '../../contract/feedback.ts'
import { FormAnswer } from '../../contract/form-answer.ts'
import { NewsletterInput } from '../../contract/newsletter.ts'
import { OtherFormInput, OtherFormType } from '../../contract/other-form.ts'
import { WaitlistInput } from '../../contract/waitlist.ts'

type Content = NonNullable<
  NonNullable<NonNullable<RouteConfig['request']>['body']>['content']['application/json']
>
type SchemaObject = Exclude<Extract<Content, { schema: unknown }>['schema'], z.ZodType>

const forms = {
  '/waitlist': { summary: 'Join a waitlist', schema: WaitlistInput },
  '/contact': { summary: 'Send a contact message', schema: ContactInput },
  '/newsletter': { summary: 'Subscribe to the newsletter', schema: NewsletterInput },
  '/feedback': { summary: 'Give feedback on the tools', schema: FeedbackInput },
  '/{formType}': {
    summary: 'Send any other form',
    schema: OtherFormInput,
    params: z.object({ formType: OtherFormType }),
  },
}

const headers = z.object({
  'idempotency-key': z.string().max(255).optional().openapi({
    description:
      'Repeating a request with the same key, form and content from the same client within 24 hours stores one row and returns the same response.',
  }),
})

/** The forms parse their own bodies (JSON or HTML form), so they are added to the OpenAPI document here. */
export function describeForms(registry: OpenAPIHono['openAPIRegistry']) {
  for (const [path, { summary, schema: input, ...params }] of Object.entries(forms)) {
    const schema = describeInput(input)
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
        201: jsonAnswer('Received, now or earlier. An HTML form gets a page.', FormAnswer),
        ...errorResponses,
        422: { ...errorResponses[400], description: 'The Idempotency-Key was used for another submission.' },
      },
    })
  }
}

// The input before the schema transforms it.
function describeInput(schema: z.ZodType): SchemaObject {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return described as SchemaObject
}
