import { createRoute, z } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { serveFile } from '#features/video-studio/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { creatorChecks } from '../../contract/campaign-choices.ts'
import { CampaignId } from '../../contract/campaigns.ts'
import { campaignMessages } from '../../contract/campaign-messages.ts'
import {
  CreatorId,
  creatorMessages as messages,
  DocumentId,
  ReviewDecision,
  ReviewedCampaign,
  type ReviewedCreator,
  ReviewedCreators,
  ReviewQueue,
  VerificationDecision,
} from '../../contract/creators.ts'
import { readContent } from '../../domain/read-content.ts'
import {
  changeCampaign,
  draftOf,
  findCampaign,
  listMoves,
  type CampaignRow,
} from '../campaigns/campaign.store.ts'
import { coverKeys } from '../campaigns/cover.ts'
import { moveCampaign, moveChange } from '../campaigns/move-campaign.ts'
import { unknownCampaign } from '../campaigns/own-campaigns.routes.ts'
import { presentMove } from '../campaigns/present-campaign.ts'
import {
  decideVerification,
  documentKey,
  findDocument,
  findVerification,
  listDocuments,
  listVerifications,
  verificationOf,
} from '../creators/creator.store.ts'
import { presentDocument, unknownDocument } from '../creators/verification.routes.ts'
import type { RouteDeps } from '../route-deps.ts'
import { listForReview, lockForReview } from './review.store.ts'

const binary = { schema: z.string().openapi({ format: 'binary' }) }
const file = { description: 'The file.', content: { 'application/octet-stream': binary } }
type Deps = Pick<RouteDeps, 'database' | 'files' | 'mode'>

/** Mounted behind the guard of /api/admin. */
export function campaignReviewRoutes({ database, files, mode }: Deps) {
  const { db } = database
  const router = createRouter<GuardedEnv>()
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns',
        summary: 'Campaigns that wait for a decision, the oldest first, then the published ones',
        responses: { 200: jsonResponse('At most 200.', ReviewQueue), ...errorResponses },
      }),
      async (c) => {
        const items: ReviewedCampaign[] = []
        for (const row of await listForReview(db)) items.push(await presentReviewed(db, row))
        return c.json({ items }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{id}/cover',
        summary: 'The cover of a campaign under review',
        request: { params: CampaignId },
        responses: { 200: file, ...errorResponses },
      }),
      async (c) => {
        const found = await findCampaign(db, c.req.valid('param').id)
        if (!found) throw unknownCampaign()
        if (!found.cover) throw new AppError('NOT_FOUND', campaignMessages.noCover)
        return serveFile(c, files, { key: coverKeys.picture(found.cover) })
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/campaigns/{id}/decisions',
        summary: 'Approve a campaign, ask for changes, or take it down',
        request: { params: CampaignId, ...jsonBody(ReviewDecision) },
        responses: { 200: jsonResponse('The campaign.', ReviewedCampaign), ...errorResponses },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { decision, checklist, reason, revision } = c.req.valid('json')
        const mover = { actor: 'team' as const, id: c.var.user.id, email: c.var.user.email }
        const decided = await database.transaction(async (tx) => {
          const campaign = await lockForReview(tx, id)
          if (!campaign) throw unknownCampaign()
          if (campaign.revision !== revision) throw new AppError('ABORTED', campaignMessages.changed)
          const checked = await changeCampaign(tx, id, { checklist: [...new Set(checklist)] })
          const how = { revision: checked.revision, mover, reason, mode, now: Date.now() }
          if (campaign.changeStatus === 'submitted' && decision !== 'cancel')
            return moveChange(tx, id, decision === 'approve' ? 'approve-change' : 'ask-change', how)
          return moveCampaign(tx, id, decision, how)
        })
        return c.json(await presentReviewed(db, decided), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/creators',
        summary: 'Creators who asked to be verified, those who wait first',
        responses: { 200: jsonResponse('At most 200.', ReviewedCreators), ...errorResponses },
      }),
      async (c) => {
        const items: ReviewedCreator[] = []
        for (const row of await listVerifications(db)) items.push(await presentCreator(db, row))
        return c.json({ items }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/creators/documents/{id}',
        summary: 'Open a document of a creator; the access is recorded',
        request: { params: DocumentId },
        responses: { 200: file, ...errorResponses },
      }),
      async (c) => {
        const found = await findDocument(db, c.req.valid('param').id)
        if (!found) throw unknownDocument()
        const { email: actorEmail } = c.var.user
        const subject = `creator-document/${found.id}`
        await writeAudit(db, { actorEmail, action: 'creator_document_opened', subject })
        return serveFile(c, files, { key: documentKey(found), download: 'document' })
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/creators/{userId}/verification',
        summary: 'Verify a creator, or decline with a reason',
        request: { params: CreatorId, ...jsonBody(VerificationDecision) },
        responses: { 204: { description: 'Decided.' }, ...errorResponses },
      }),
      async (c) => {
        const { userId } = c.req.valid('param')
        const decision = c.req.valid('json')
        if (userId === c.var.user.id) throw new AppError('PERMISSION_DENIED', campaignMessages.ownReview)
        const isChecked = creatorChecks.every((each) => decision.checklist.includes(each))
        if (decision.status === 'verified' && !isChecked) throw new AppError('ABORTED', messages.checklist)
        if (decision.status === 'declined' && decision.note === '')
          throw new AppError('INVALID_ARGUMENT', messages.note, {
            details: { fields: { note: messages.note } },
          })
        await database.transaction(async (tx) => {
          if (!(await findVerification(tx, userId))) throw new AppError('NOT_FOUND', messages.unknownCreator)
          if (!(await decideVerification(tx, userId, decision)))
            throw new AppError('ABORTED', messages.changed)
          const details = { status: decision.status }
          const entry = { actorEmail: c.var.user.email, subject: `creator/${userId}`, details }
          await writeAudit(tx, { ...entry, action: 'creator_verification_decided' })
        })
        return c.body(null, 204)
      },
    )
}

export type CampaignReviewRoutes = ReturnType<typeof campaignReviewRoutes>

async function presentReviewed(db: Db, row: CampaignRow): Promise<ReviewedCampaign> {
  const draft = draftOf(row)
  const content = readContent(draft, row.cover, Date.now())
  return {
    id: row.id,
    slug: row.slug,
    title: draft.title,
    creatorName: draft.creatorName,
    status: row.status,
    changeStatus: row.changeStatus,
    revision: row.revision,
    content: content.ok ? content.content : null,
    hasCover: row.cover !== null,
    verification: row.ownerId === null ? 'none' : await verificationOf(db, row.ownerId),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    moves: (await listMoves(db, row.id)).map(presentMove),
  }
}

type Listed = Awaited<ReturnType<typeof listVerifications>>[number]

async function presentCreator(db: Db, { verification, email }: Listed): Promise<ReviewedCreator> {
  const { userId, status, legalName, note, checklist, requestedAt } = verification
  const documents = (await listDocuments(db, userId)).map(presentDocument)
  return {
    userId,
    email,
    status,
    legalName,
    note,
    checklist,
    documents,
    requestedAt: requestedAt.toISOString(),
  }
}
