import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { htmlResponse, linkPageResponses } from '#platform/server/http/html-response.ts'
import { AppError } from '#platform/common/errors.ts'
import { emailAddress, normalizeEmail } from '#platform/common/text.ts'
import { siblingModule } from '#platform/server/sibling-module.ts'
import type { Db } from '#platform/server/database/database.ts'
import { writeLimit, type Attempts, type Limit, type LimitRule } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses } from '#platform/server/http/router.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { drawInChild } from '#platform/server/pictures/draw-in-child.ts'
import { placeTexts } from '../contract/place-texts.ts'
import type { ShareCard } from '../contract/share-card.ts'
import { findPlace } from './line.store.ts'
import { countHeldReferrals, findPageOwner } from './page-links.store.ts'
import { pageLinkRequest } from './place-mail.ts'
import { renderDeadLink, renderLinkForm, renderLinkSent, renderPlace } from './render-place.ts'

const Token = z.object({ token: z.string().max(100) })

const placeRoute = createRoute({
  method: 'get',
  path: '/place',
  summary: 'Show a private page with the place in line',
  request: { query: Token },
  responses: linkPageResponses,
})

const cardRoute = createRoute({
  method: 'get',
  path: '/place/card.png',
  summary: 'Draw the share card of a private page',
  request: { query: Token.extend({ shape: z.enum(['wide', 'tall']) }) },
  responses: { 200: { description: 'The picture.', content: { 'image/png': {} } }, ...errorResponses },
})

/** Each picture takes a moment to draw. */
const cardLimit: LimitRule = { name: 'shareCard', perMinute: 30 }

const formRoute = createRoute({
  method: 'get',
  path: '/page-links',
  summary: 'Show the form that sends the link to a private page again',
  responses: { ...errorResponses, 200: htmlResponse('The page.') },
})

const requestRoute = createRoute({
  method: 'post',
  path: '/page-links',
  summary: 'Send the link to a private page again; the response is the same for every address',
  request: {
    body: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: z.object({ email: z.string() }) } },
    },
  },
  responses: {
    ...errorResponses,
    202: htmlResponse('A page saying that the email is on its way.'),
    400: htmlResponse('The form with the error.'),
    429: htmlResponse('The form, if the address has been sent several emails.'),
  },
})

type Deps = { db: Db; jobs: Jobs; limit: Limit; mailAttempts: Pick<Attempts, 'spend'>; siteUrl: string }

/** Server-rendered pages that work without scripts. */
export function placeRoutes({ db, jobs, limit, mailAttempts, siteUrl }: Deps) {
  const router = createRouter()
  router.post('/page-links', limit(writeLimit))
  router.get('/place/card.png', limit(cardLimit))
  const drawPicture = drawInChild<ShareCard>(
    siblingModule(import.meta.url, './card/draw-card.child.ts', './share-card.js'),
  )
  return router
    .openapi(placeRoute, async (c) => {
      const { token } = c.req.valid('query')
      const owner = await findPageOwner(db, token)
      keepLinkPrivate(c)
      if (!owner) return c.html(renderDeadLink(), 404)
      const [place, held] = [await findPlace(db, owner.id), await countHeldReferrals(db, owner.id)]
      return c.html(renderPlace({ owner, place, held, siteUrl, token }), 200)
    })
    .openapi(cardRoute, async (c) => {
      const { token, shape } = c.req.valid('query')
      const owner = await findPageOwner(db, token)
      const place = owner && (await findPlace(db, owner.id))
      if (!place) throw new AppError('NOT_FOUND', placeTexts.deadLink)
      const picture = await drawPicture({ shape, audience: place.audience, place: place.place })
      return c.body(picture, 200, {
        'content-type': 'image/png',
        'content-disposition': `inline; filename="crovest-og-${shape}.png"`,
        'cache-control': 'private, max-age=300',
      })
    })
    .openapi(formRoute, (c) => c.html(renderLinkForm(), 200))
    .openapi(requestRoute, async (c) => {
      const typed = c.req.valid('form').email
      const { data: email, error } = emailAddress.safeParse(typed)
      if (email === undefined)
        return c.html(renderLinkForm({ typed, problem: error.issues[0]?.message ?? '' }), 400)
      const isAllowed = await canSendMail(mailAttempts, email)
      if (!isAllowed) return c.html(renderLinkForm({ typed, problem: placeTexts.again.tooMany }), 429)
      await jobs.send(db, pageLinkRequest, { email })
      return c.html(renderLinkSent(), 202)
    })
}

/** Counted for every address, known or not. */
const canSendMail = (attempts: Deps['mailAttempts'], email: string) =>
  attempts.spend(normalizeEmail(email)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.status === 'RESOURCE_EXHAUSTED') return false
      throw error
    },
  )

/**
 * The address of the page is a secret, so it isn't sent to other sites. Not `no-referrer`, with which browsers
 * hide the origin of the form on this page, too.
 */
const keepLinkPrivate = (c: Context) => c.header('referrer-policy', 'same-origin')
