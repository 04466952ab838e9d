import { createRoute, z } from '@hono/zod-openapi'
import {
  collectData,
  collectLines,
  findOwner,
  type AccountsDeps,
  type GuardedEnv,
  type Guards,
} from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { readPersonNotes } from '#features/inbox/server.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { Person, PersonAddress } from '../../contract/person.ts'
import { erasePerson } from './erase-person.ts'

const personRoute = createRoute({
  method: 'get',
  path: '/people',
  summary: 'Everything about one email address, newest first',
  request: { query: PersonAddress },
  responses: { 200: jsonResponse('The same for an address we don’t know.', Person), ...errorResponses },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/people/export.json',
  summary: 'Export everything stored about one email address; admins only',
  request: { query: PersonAddress },
  responses: { 200: jsonResponse('One entry per feature.', z.looseObject({})), ...errorResponses },
})

const eraseRoute = createRoute({
  method: 'delete',
  path: '/people',
  summary: 'Erase everything stored about one email address; admins only',
  description: 'Records of money stay, without a name.',
  request: jsonBody(PersonAddress),
  responses: { 204: { description: 'Everything was erased.' }, ...errorResponses },
})

type Deps = Pick<AccountsDeps, 'database' | 'jobs' | 'securityLog' | 'teamList' | 'dataParts'> & {
  guards: Guards
}

const maxLines = 500

/** Mounted behind the guard of /api/admin. An associate sees people, but can't take out or erase their data. */
export function personRoutes(deps: Deps) {
  const { database, guards, teamList, dataParts } = deps
  const { db } = database
  const router = createRouter<GuardedEnv>()
  router.use('/people/export.json', guards.requireRole('admin'), guards.requireFresh)
  router.delete('/people', guards.requireRole('admin'), guards.requireFresh)
  return router
    .openapi(personRoute, async (c) => {
      const owner = await findOwner(db, c.req.valid('query').email)
      const lines = await collectLines(db, dataParts, owner)
      const shown = lines.slice(0, maxLines).map(({ at, text, detail = '', to = null }) => ({
        at: at.toISOString(),
        text,
        detail,
        to,
      }))
      return c.json(
        {
          email: owner.email,
          hasAccount: owner.id !== '',
          isTeam: teamList.roleOf(owner.email) !== undefined,
          lines: shown,
          isShortened: lines.length > maxLines,
          ...(await readPersonNotes(db, owner.email)),
        },
        200,
      )
    })
    .openapi(exportRoute, async (c) => {
      const owner = await findOwner(db, c.req.valid('query').email)
      const exportedAt = new Date().toISOString()
      const content = { exportedAt, email: owner.email, ...(await collectData(db, dataParts, owner)) }
      await writeAudit(db, {
        actorEmail: c.var.user.email,
        action: 'person_exported',
        subject: owner.email,
      })
      c.header('content-disposition', `attachment; filename="person_${exportedAt.slice(0, 10)}.json"`)
      c.header('content-type', 'application/json')
      return c.body(JSON.stringify(content, null, 2), 200) as never
    })
    .openapi(eraseRoute, async (c) => {
      const { email: actorEmail } = c.var.user
      const { clientAddress } = c.var
      await erasePerson(deps, { email: c.req.valid('json').email, actorEmail, clientAddress })
      return c.body(null, 204)
    })
}

export type PersonRoutes = ReturnType<typeof personRoutes>
