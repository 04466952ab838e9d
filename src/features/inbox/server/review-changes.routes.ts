import { createRoute, z } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { reviewMessages } from '../contract/review-lists.ts'
import {
  Readings,
  SubmissionId,
  SubmissionPlace,
  WaitlistChange,
  WaitlistChanges,
} from '../contract/review-requests.ts'
import { ContactMessage, Submission, WaitlistEntry } from '../contract/submissions.ts'
import { changeWaitlist } from './change-waitlist.ts'
import { markNotSpam } from './mark-not-spam.ts'
import { presentContactMessage, presentSubmission, presentWaitlistEntry } from './present-submission.ts'
import { writeAudit } from '#features/audit/server.ts'
import { lockContactMessages, setReadAt } from './review.store.ts'
import type { StoredSubmission } from './stored-submission.ts'

const missing = z.array(z.string())
/** Deleting this change undoes it; null if no status changed. */
const changeId = z.uuid().nullable()

const entryRoute = createRoute({
  method: 'patch',
  path: '/submissions/waitlist/{id}',
  summary: 'Set status and notes of a waitlist entry',
  request: { params: SubmissionId, ...jsonBody(WaitlistChange) },
  responses: {
    200: jsonResponse(
      'The updated entry. 409 with `details.current` if it was changed in the meantime.',
      WaitlistEntry.extend({ changeId }),
    ),
    ...errorResponses,
  },
})

const entriesRoute = createRoute({
  method: 'patch',
  path: '/submissions/waitlist',
  summary: 'Set the status of several waitlist entries',
  request: jsonBody(WaitlistChanges),
  responses: {
    200: jsonResponse(
      'The changed entries, and those skipped because someone else changed them.',
      z.object({ changed: z.array(WaitlistEntry), conflicts: z.array(WaitlistEntry), missing, changeId }),
    ),
    ...errorResponses,
  },
})

const readingRoute = createRoute({
  method: 'put',
  path: '/submissions/contact/{id}/reading',
  summary: 'Mark a contact message as read',
  request: { params: SubmissionId },
  responses: { 200: jsonResponse('The message.', ContactMessage), ...errorResponses },
})

const readingsRoute = createRoute({
  method: 'put',
  path: '/submissions/contact/readings',
  summary: 'Mark several contact messages as read',
  request: jsonBody(Readings),
  responses: {
    200: jsonResponse('The messages.', z.object({ changed: z.array(ContactMessage), missing })),
    ...errorResponses,
  },
})

const genuineRoute = createRoute({
  method: 'delete',
  path: '/submissions/{collection}/{id}/spam-mark',
  summary: 'Mark a submission as not spam',
  request: { params: SubmissionPlace },
  responses: {
    200: jsonResponse('The submission. 409 if the person is already in that list.', Submission),
    ...errorResponses,
  },
})

/** Mounted behind the guard of /api/admin. */
export function reviewChangeRoutes({ database, jobs }: { database: Database; jobs: Jobs }) {
  return createRouter<GuardedEnv>()
    .openapi(entryRoute, async (c) => {
      const { id } = c.req.valid('param')
      const { updatedAt, ...change } = c.req.valid('json')
      const outcome = await changeWaitlist(database, c.var.user.email, [{ id, updatedAt }], change)
      const [conflict] = outcome.conflicts
      if (conflict)
        throw new AppError('ABORTED', reviewMessages.conflict, {
          details: { current: presentWaitlistEntry(conflict) },
        })
      const entry = presentWaitlistEntry(requireFound(outcome.changed))
      return c.json({ ...entry, changeId: outcome.changeId }, 200)
    })
    .openapi(entriesRoute, async (c) => {
      const { rows, status } = c.req.valid('json')
      const outcome = await changeWaitlist(database, c.var.user.email, rows, { status })
      const changed = outcome.changed.map(presentWaitlistEntry)
      const conflicts = outcome.conflicts.map(presentWaitlistEntry)
      return c.json({ changed, conflicts, missing: outcome.missing, changeId: outcome.changeId }, 200)
    })
    .openapi(readingRoute, async (c) => {
      const { changed } = await markContactsRead(database, c.var.user.email, [c.req.valid('param').id])
      return c.json(presentContactMessage(requireFound(changed)), 200)
    })
    .openapi(readingsRoute, async (c) => {
      const ids = c.req.valid('json').rows.map(({ id }) => id)
      const outcome = await markContactsRead(database, c.var.user.email, ids)
      return c.json({ changed: outcome.changed.map(presentContactMessage), missing: outcome.missing }, 200)
    })
    .openapi(genuineRoute, async (c) => {
      const { collection, id } = c.req.valid('param')
      const cleared = await markNotSpam({ database, jobs }, c.var.user.email, collection, id)
      return c.json(presentSubmission(requireFound([cleared])), 200)
    })
}

export type ReviewChangeRoutes = ReturnType<typeof reviewChangeRoutes>

function requireFound<Row>([row]: readonly (Row | undefined)[]): Row {
  if (!row) throw new AppError('NOT_FOUND', 'Entry not found.')
  return row
}

type Message = Extract<StoredSubmission, { collection: 'contact' }>['row']

/** Irreversible; a message that is already read keeps its time. */
function markContactsRead(
  database: Database,
  actorEmail: string,
  ids: readonly string[],
): Promise<{ changed: Message[]; missing: string[] }> {
  return database.transaction(async (tx) => {
    const messages = await lockContactMessages(tx, ids)
    const unread = messages.filter(({ read }) => !read).map(({ id }) => id)
    const changed = unread.length > 0 ? await setReadAt(tx, unread, new Date()) : []
    const entries = changed.map(({ id }) => ({
      actorEmail,
      action: 'contact_read' as const,
      subject: `contact/${id}`,
    }))
    await writeAudit(tx, ...entries)
    const found = new Set(messages.map(({ id }) => id))
    return {
      changed: [...changed, ...messages.filter(({ read }) => read)],
      missing: ids.filter((id) => !found.has(id)),
    }
  })
}
