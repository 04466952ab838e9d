import { normalizeEmail } from '#platform/common/text.ts'
import type { Database } from '#platform/server/database/database.ts'
import { writeLimit, type Attempts, type Limit } from '#platform/server/http/rate-limit.ts'
import { createRouter, requireValid, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { ContactInput, FormResponse, NewsletterInput } from '../../contract/contact.ts'
import { FeedbackInput } from '../../contract/feedback.ts'
import {
  contactMessages,
  feedbackMessages,
  otherFormMessages,
  toolInterestMessages,
  waitlistMessages,
} from '../../contract/form-messages.ts'
import { newsletterMessages } from '../../contract/site-messages.ts'

import { OtherFormInput, OtherFormType } from '../../contract/other-form.ts'
import { toolInterestType } from '../../contract/tool-interest.ts'
import { WaitlistInput } from '../../contract/waitlist.ts'
import { respondToPlainForm } from '../plain-pages/respond-to-plain-form.ts'
import { contactAcknowledgement, contactNotice } from '../mail/contact-mail.ts'
import { addContactMessage } from './contact.store.ts'
import { type OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import { addFeedback } from './feedback.store.ts'
import { newsletterConfirmation, toolInterestConfirmation } from '../mail/confirmation-jobs.ts'
import { subscribe } from './newsletter.store.ts'
import { addOtherForm } from './other-form.store.ts'
import { createSubmissionReader, readReferral } from './read-submission.ts'
import { addToolInterest, findAddressToAsk } from './tool-interest.store.ts'
import { createWaitlist } from './waitlist.store.ts'

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
function describeForms(registry: OpenAPIHono['openAPIRegistry']) {
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
        201: jsonResponse('Received, now or earlier. An HTML form gets a page.', FormResponse),
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

type Deps = {
  database: Database
  jobs: Jobs
  limit: Limit
  /** Emails per address. */
  mailAttempts: Pick<Attempts, 'spend'>
  isTool: (id: string) => boolean
  secret: string
}

/** A form's email is queued in the same transaction as its row. */
export function formRoutes({ database, jobs, limit, mailAttempts, isTool, secret }: Deps) {
  const { db } = database
  const waitlist = createWaitlist(database, jobs)
  const readSubmission = createSubmissionReader(secret)
  const router = createRouter()
  describeForms(router.openAPIRegistry)
  router.post('/:formType', respondToPlainForm, limit(writeLimit))

  router.post('/waitlist', async (c) => {
    const { input, meta } = await readSubmission(c, 'waitlist', WaitlistInput)
    const audience = await waitlist.join(input, { ...meta, referral: readReferral(c, secret) })
    return c.json({ message: waitlistMessages.success(audience) }, 201)
  })

  router.post('/contact', async (c) => {
    const { input, meta } = await readSubmission(c, 'contact', ContactInput)
    await database.transaction(async (tx) => {
      const contactId = await addContactMessage(tx, input, meta)
      if (contactId === undefined || meta.spamReason) return
      await jobs.send(tx, contactNotice, { contactId })
      await jobs.send(tx, contactAcknowledgement, { contactId })
    })
    return c.json({ message: contactMessages.success }, 201)
  })

  router.post('/newsletter', async (c) => {
    const { input, meta } = await readSubmission(c, 'newsletter', NewsletterInput)
    await database.transaction(async (tx) => {
      const subscriptionId = await subscribe(tx, input.email, meta)
      if (subscriptionId === undefined || meta.spamReason) return
      await jobs.send(tx, newsletterConfirmation, { subscriptionId })
    })
    return c.json({ message: newsletterMessages.success }, 201)
  })

  router.post('/feedback', async (c) => {
    const { input, meta } = await readSubmission(c, 'feedback', FeedbackInput)
    await addFeedback(db, input, meta)
    return c.json({ message: feedbackMessages.success }, 201)
  })

  router.post(`/${toolInterestType}`, async (c) => {
    const { input, meta } = await readSubmission(c, toolInterestType, OtherFormInput)
    const address = findAddressToAsk(input, isTool)
    if (address === undefined || meta.spamReason) {
      await addOtherForm(db, toolInterestType, input, meta)
    } else {
      await mailAttempts.spend(`tool-interest:${normalizeEmail(address)}`, toolInterestMessages.tooManyMails)
      await database.transaction(async (tx) => {
        const submissionId = await addToolInterest(tx, input, meta)
        if (submissionId !== undefined) await jobs.send(tx, toolInterestConfirmation, { submissionId })
      })
    }
    const { success } = address === undefined ? otherFormMessages : toolInterestMessages
    return c.json({ message: success }, 201)
  })

  router.post('/:formType', async (c) => {
    const formType = requireValid(OtherFormType, c.req.param('formType'))
    const { input, meta } = await readSubmission(c, formType, OtherFormInput)
    await addOtherForm(db, formType, input, meta)
    return c.json({ message: otherFormMessages.success }, 201)
  })

  return router
}
