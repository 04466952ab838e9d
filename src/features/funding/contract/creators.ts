import { z } from 'zod'
import { boundedText, lineOfText } from '#platform/common/text.ts'
import { campaignStatuses, creatorChecks, reviewChecks, verificationStatuses } from './campaign-choices.ts'
import { CampaignMove } from './campaigns.ts'
import { CampaignContent } from './campaign-content.ts'
import { campaignLimitsOf as limits } from './campaign-limits.ts'

export const creatorMessages = {
  legalName: 'Please enter your full legal name.',
  documentKind: 'Please upload a PDF, JPG or PNG file.',
  documentSize: `Please upload a file of at most ${limits.documentBytes / 1024 / 1024} MB.`,
  tooMany: `You can upload at most ${limits.documents} documents.`,
  unknownDocument: 'This document doesn’t exist.',
  unknownCreator: 'This creator hasn’t asked to be verified.',
  checklist: 'Please tick every point of the checklist first.',
  changed: 'This request has changed or was decided since you opened it. Check it again.',
  note: 'Please give a reason.',
} as const

export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const

export const CreatorDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.int(),
  createdAt: z.iso.datetime(),
})
export type CreatorDocument = z.output<typeof CreatorDocument>

/** A creator's own verification. */
export const Verification = z.object({
  status: z.enum(verificationStatuses),
  legalName: z.string(),
  /** Why the team declined. */
  note: z.string(),
  documents: z.array(CreatorDocument),
})
export type Verification = z.output<typeof Verification>

export const VerificationRequest = z.object({
  legalName: lineOfText(120, creatorMessages.legalName).trim().min(1, { error: creatorMessages.legalName }),
})
export const DocumentQuery = z.object({ name: lineOfText(120).trim().min(1) })
export const DocumentId = z.object({ id: z.uuid() })

/** A creator as the team sees them. */
export const ReviewedCreator = Verification.extend({
  userId: z.string(),
  email: z.string(),
  checklist: z.array(z.enum(creatorChecks)),
  requestedAt: z.iso.datetime(),
})
export type ReviewedCreator = z.output<typeof ReviewedCreator>
export const ReviewedCreators = z.object({ items: z.array(ReviewedCreator) })
export const CreatorId = z.object({ userId: z.string().min(1).max(100) })

export const VerificationDecision = z.object({
  status: z.enum(['verified', 'declined']),
  checklist: z.array(z.enum(creatorChecks)).max(creatorChecks.length),
  note: boundedText(limits.reason).trim().default(''),
  /** Of the request as it was read. A decision about an earlier one is rejected. */
  requestedAt: z.iso.datetime(),
})

/** A campaign as the team sees it. */
export const ReviewedCampaign = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  creatorName: z.string(),
  status: z.enum(campaignStatuses),
  changeStatus: z.enum(['submitted', 'changes-asked']).nullable(),
  revision: z.int(),
  /** Null while something is missing. */
  content: CampaignContent.nullable(),
  hasCover: z.boolean(),
  verification: z.enum(verificationStatuses),
  submittedAt: z.iso.datetime().nullable(),
  moves: z.array(CampaignMove),
})
export type ReviewedCampaign = z.output<typeof ReviewedCampaign>
export const ReviewQueue = z.object({ items: z.array(ReviewedCampaign) })

export const ReviewDecision = z.object({
  decision: z.enum(['approve', 'ask-changes', 'cancel']),
  checklist: z.array(z.enum(reviewChecks)).max(reviewChecks.length).default([]),
  reason: boundedText(limits.reason).trim().default(''),
  revision: z.int().min(1).max(1_000_000_000),
})
export type ReviewDecision = z.output<typeof ReviewDecision>
