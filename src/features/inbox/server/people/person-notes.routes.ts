import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { conversationLimits } from '../../contract/conversation-choices.ts'
import { conversationMessages as messages } from '../../contract/conversation-messages.ts'
import { PersonChange, PersonNotes } from '../../contract/person-notes.ts'
import { findPerson, lockPerson, writePerson } from './person-notes.store.ts'

const changeRoute = createRoute({
  method: 'patch',
  path: '/people',
  summary: 'Set the notes and tags about a person',
  request: jsonBody(PersonChange),
  responses: {
    200: jsonResponse('The notes and tags. 409 if the notes were changed in the meantime.', PersonNotes),
    ...errorResponses,
  },
})

/** Mounted behind the guard of /api/admin. */
export function personNotesRoutes({ database }: { database: Database }) {
  return createRouter<GuardedEnv>().openapi(changeRoute, async (c) => {
    const change = c.req.valid('json')
    return c.json(await changePerson(database, c.var.user.email, change, new Date()), 200)
  })
}

export type PersonNotesRoutes = ReturnType<typeof personNotesRoutes>

export const readPersonNotes = async (db: Db, email: string) =>
  present(await findPerson(db, normalizeEmail(email)))

function changePerson(database: Database, actorEmail: string, change: PersonChange, now: Date) {
  const emailKey = normalizeEmail(change.email)
  return database.transaction(async (tx) => {
    const before = present(await lockPerson(tx, emailKey))
    const isStale = change.shownNotes !== undefined && change.shownNotes !== before.notes
    if (change.notes !== undefined && isStale) throw new AppError('ABORTED', messages.notesChanged)
    const notes = change.notes ?? before.notes
    const tags = changeTags(before.tags, change)
    await writePerson(tx, emailKey, { notes, tags, updatedAt: now })
    // The text stays out of the log, which outlives an erasure.
    const details = { notes: notes !== before.notes, tags: { before: before.tags, after: tags } }
    await writeAudit(tx, { actorEmail, action: 'person_notes_changed', subject: emailKey, details })
    return { notes, tags }
  })
}

function changeTags(before: readonly string[], { addTag, removeTag }: PersonChange): string[] {
  const added = addTag === undefined ? before : [...new Set([...before, addTag])]
  if (added.length > conversationLimits.tags)
    throw new AppError('INVALID_ARGUMENT', messages.tooManyPersonTags, {
      details: { fields: { addTag: messages.tooManyPersonTags } },
    })
  return added.filter((tag) => tag !== removeTag)
}

const present = (row: Awaited<ReturnType<typeof findPerson>>): PersonNotes => ({
  notes: row?.notes ?? '',
  tags: row?.tags ?? [],
})
