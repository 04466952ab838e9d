import type { Database } from '#platform/server/database/database.ts'
import { writeLimit, type Limit } from '#platform/server/http/rate-limit.ts'
import { createRouter, requireValid } from '#platform/server/http/router.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { ContactInput } from '../../contract/contact.ts'
import { FeedbackInput } from '../../contract/feedback.ts'
import {
  contactMessages,
  feedbackMessages,
  newsletterMessages,
  otherFormMessages,
  waitlistMessages,
} from '../../contract/form-messages.ts'
import { NewsletterInput } from '../../contract/newsletter.ts'
import { OtherFormInput, OtherFormType } from '../../contract/other-form.ts'
import { WaitlistInput } from '../../contract/waitlist.ts'
import { respondToPlainForm } from '../plain-pages/respond-to-plain-form.ts'
import { contactAcknowledgement, contactNotice } from '../mail/contact-mail.ts'
import { addContactMessage } from './contact.store.ts'
import { describeForms } from './describe-forms.ts'
import { addFeedback } from './feedback.store.ts'
import { newsletterConfirmation } from '../mail/confirmation-jobs.ts'
import { subscribe } from './newsletter.store.ts'
import { addOtherForm } from './other-form.store.ts'
import { createSubmissionReader } from './read-submission.ts'
import { createWaitlist } from './waitlist.store.ts'

type Deps = { database: Database; jobs: Jobs; limit: Limit; secret: string }

/** A form's email is queued in the same transaction as its row. */
export function formRoutes({ database, jobs, limit, secret }: Deps) {
  const { db } = database
  const waitlist = createWaitlist(database, jobs)
  const readSubmission = createSubmissionReader(secret)
  const router = createRouter()
  describeForms(router.openAPIRegistry)
  router.post('/:formType', respondToPlainForm, limit(writeLimit))

  router.post('/waitlist', async (c) => {
    const { input, meta } = await readSubmission(c, 'waitlist', WaitlistInput)
    const audience = await waitlist.join(input, meta)
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

  router.post('/:formType', async (c) => {
    const formType = requireValid(OtherFormType, c.req.param('formType'))
    const { input, meta } = await readSubmission(c, formType, OtherFormInput)
    await addOtherForm(db, formType, input, meta)
    return c.json({ message: otherFormMessages.success }, 201)
  })

  return router
}
