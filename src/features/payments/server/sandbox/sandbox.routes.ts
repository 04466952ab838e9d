import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { minuteMs } from '#platform/common/durations.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import {
  ClockInput,
  SandboxEventId,
  sandboxMessages as messages,
  SandboxState,
  type SandboxEvent,
} from '../../contract/sandbox.ts'
import { testCards } from '../../contract/test-cards.ts'
import type { Sandbox } from './sandbox-provider.ts'
import { findEvent, listEvents, markEvent, moveClock, readAhead, type EventRow } from './sandbox.store.ts'

type Deps = {
  db: Db
  sandbox: Sandbox | undefined
  receive: (body: string, signature: string) => Promise<void>
  /** What the moved clock may have made due. */
  onClockMoved: () => Promise<void>
}

const done = { 200: jsonResponse('The test provider.', SandboxState), ...errorResponses }

/** How the team plays with time and events of the test provider. Mounted behind the guard of /api/admin. */
export function sandboxRoutes({ db, sandbox, receive, onClockMoved }: Deps) {
  return createRouter<GuardedEnv>()
    .openapi(
      createRoute({
        method: 'get',
        path: '/sandbox',
        summary: 'The test provider’s clock, cards and events',
        responses: done,
      }),
      async (c) => {
        requireSandbox(sandbox)
        return c.json(await presentSandbox(db), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/sandbox/clock',
        summary: 'Move the test provider’s clock forward',
        request: jsonBody(ClockInput),
        responses: done,
      }),
      async (c) => {
        requireSandbox(sandbox)
        const { advanceMinutes } = c.req.valid('json')
        await moveClock(db, advanceMinutes * minuteMs)
        const { email: actorEmail } = c.var.user
        const entry = { actorEmail, subject: 'sandbox/clock', details: { advanceMinutes } }
        await writeAudit(db, { ...entry, action: 'sandbox_changed' })
        await onClockMoved()
        return c.json(await presentSandbox(db), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/sandbox/events/{id}/deliveries',
        summary: 'Deliver an event of the test provider now, also one that was delivered or lost',
        request: { params: SandboxEventId },
        responses: done,
      }),
      async (c) => {
        const event = await requireEvent(db, requireSandbox(sandbox), c.req.valid('param').id)
        await requireSandbox(sandbox).deliver(event, receive, 1)
        return c.json(await presentSandbox(db), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/sandbox/events/{id}/loss',
        summary: 'Lose an event of the test provider: it is not delivered by itself',
        request: { params: SandboxEventId },
        responses: done,
      }),
      async (c) => {
        const { id } = await requireEvent(db, requireSandbox(sandbox), c.req.valid('param').id)
        await markEvent(db, id, 'lost', 0)
        return c.json(await presentSandbox(db), 200)
      },
    )
}

function requireSandbox(sandbox: Sandbox | undefined): Sandbox {
  if (!sandbox) throw new AppError('NOT_FOUND', messages.off)
  return sandbox
}

async function requireEvent(db: Db, _sandbox: Sandbox, id: string): Promise<EventRow> {
  const event = await findEvent(db, id)
  if (!event) throw new AppError('NOT_FOUND', messages.unknownEvent)
  return event
}

async function presentSandbox(db: Db): Promise<SandboxState> {
  const aheadMs = await readAhead(db)
  const events = (await listEvents(db)).map(({ id, kind, key, state, deliveries, dueAt }): SandboxEvent => ({
    id,
    kind,
    key,
    state,
    deliveries,
    dueAt: dueAt.toISOString(),
  }))
  return {
    now: new Date(Date.now() + aheadMs).toISOString(),
    aheadMinutes: Math.round(aheadMs / minuteMs),
    cards: testCards.map(({ id, label, about }) => ({ id, label, about })),
    events,
  }
}
