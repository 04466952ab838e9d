import { createRoute } from '@hono/zod-openapi'
import type { createGuards } from '#features/accounts/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { writeLimit, type Limit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { ContentProfileResponse, ContentProfileWrite } from '../contract/content-profile.ts'
import { profileMessages } from '../contract/messages.ts'
import { OnboardingResponse, OnboardingWrite } from '../contract/onboarding.ts'
import {
  findContentProfile,
  findCreatorProfile,
  saveContentProfile,
  saveCreatorProfile,
} from './creator-profile.store.ts'
import { prefillOnboarding, type WaitlistAnswers } from '../domain/prefill-onboarding.ts'
import { presentContentProfile, presentOnboarding } from './present-profile.ts'

type RequireUser = ReturnType<typeof createGuards>['requireUser']
type Deps = {
  db: Db
  limit: Limit
  requireUser: RequireUser
  findWaitlistAnswers: (db: Db, email: string) => Promise<WaitlistAnswers | undefined>
}

/** Always the profiles of the signed-in user; no request can name another one. */
export function profileRoutes({ db, limit, requireUser, findWaitlistAnswers }: Deps) {
  const { readCreator, writeCreator, readContent, writeContent } = describe(requireUser)
  const router = createRouter()
  router.on('PUT', ['/', '/content'], limit(writeLimit))
  return router
    .openapi(readCreator, async (c) => {
      const { id, email, emailVerified } = c.var.user
      const stored = await findCreatorProfile(db, id)
      // Only for a confirmed address, so that an account with someone else's address reveals nothing.
      const answers = !stored && emailVerified ? await findWaitlistAnswers(db, email) : undefined
      return c.json(
        { ...presentOnboarding(email, stored), ...(answers && { prefill: prefillOnboarding(answers) }) },
        200,
      )
    })
    .openapi(writeCreator, async (c) => {
      const { revision, ...profile } = c.req.valid('json')
      const { id, email } = c.var.user
      const saved = requireSaved(await saveCreatorProfile(db, id, profile, revision))
      return c.json(presentOnboarding(email, saved), 200)
    })
    .openapi(readContent, async (c) =>
      c.json(presentContentProfile(await findContentProfile(db, c.var.user.id)), 200),
    )
    .openapi(writeContent, async (c) => {
      const { revision, ...profile } = c.req.valid('json')
      const saved = requireSaved(await saveContentProfile(db, c.var.user.id, profile, revision))
      return c.json(presentContentProfile(saved), 200)
    })
}

export type ProfileRoutes = ReturnType<typeof profileRoutes>

function describe(requireUser: RequireUser) {
  const read = { method: 'get', middleware: requireUser } as const
  const write = { method: 'put', middleware: requireUser } as const
  const creator = {
    200: jsonResponse('The onboarding answers.', OnboardingResponse),
    ...errorResponses,
  }
  const content = { 200: jsonResponse('The AI content profile.', ContentProfileResponse), ...errorResponses }
  return {
    readCreator: createRoute({
      ...read,
      path: '/',
      summary: 'Your creator profile, and whether the onboarding is complete',
      responses: creator,
    }),
    writeCreator: createRoute({
      ...write,
      path: '/',
      summary: 'Complete the onboarding or change its answers',
      request: jsonBody(OnboardingWrite),
      responses: creator,
    }),
    readContent: createRoute({
      ...read,
      path: '/content',
      summary: 'Your AI content profile',
      responses: content,
    }),
    writeContent: createRoute({
      ...write,
      path: '/content',
      summary: 'Save your AI content profile',
      request: jsonBody(ContentProfileWrite),
      responses: content,
    }),
  }
}

function requireSaved<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('ABORTED', profileMessages.changedElsewhere)
  return row
}
