import { z } from 'zod'
import { currencies } from '#features/ledger/contract/ledger.ts'
import { boundedText, lineOfText } from '#platform/common/text.ts'
import {
  campaignActions,
  campaignActors,
  campaignCategories,
  campaignStatuses,
  changeActions,
  fundingModes,
  verificationStatuses,
} from './campaign-choices.ts'
import { CampaignContent } from './campaign-content.ts'
import { CampaignDraft } from './campaign-draft.ts'
import { campaignLimitsOf as limits } from './campaign-limits.ts'
import { fundingModels } from './campaign-terms.ts'

export const CampaignId = z.object({ id: z.uuid() })
export const CampaignSlug = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) })

const changeStatus = z.enum(['submitted', 'changes-asked']).nullable()
const counts = {
  currency: z.enum(currencies),
  goalMinor: z.int(),
  reservedMinor: z.int(),
  reservationCount: z.int(),
  /** What is promised, or after the deadline paid; 0 while a site takes reservations only. */
  pledgedMinor: z.int(),
  pledgeCount: z.int(),
  followers: z.int(),
}

/** A creator's own campaign in their list. */
export const OwnCampaignItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(campaignStatuses),
  changeStatus,
  updatedAt: z.iso.datetime(),
  ...counts,
})
export type OwnCampaignItem = z.output<typeof OwnCampaignItem>
export const OwnCampaignList = z.object({
  items: z.array(OwnCampaignItem),
  verification: z.enum(verificationStatuses),
})

export const CampaignMove = z.object({
  action: z.enum([...campaignActions, ...changeActions]),
  actor: z.enum(campaignActors),
  reason: z.string(),
  from: z.enum(campaignStatuses),
  to: z.enum(campaignStatuses),
  happenedAt: z.iso.datetime(),
})
export type CampaignMove = z.output<typeof CampaignMove>

export const OwnCampaign = z.object({
  id: z.uuid(),
  slug: z.string(),
  status: z.enum(campaignStatuses),
  changeStatus,
  revision: z.int(),
  draft: CampaignDraft,
  cover: z.enum(['picture', 'film']).nullable(),
  /** The problem of each field that is missing or invalid. */
  problems: z.record(z.string(), z.string()),
  moves: z.array(CampaignMove),
  verification: z.enum(verificationStatuses),
  mode: z.enum(fundingModes),
  version: z.int().nullable(),
  updatedAt: z.iso.datetime(),
  /** How many people follow any of the creator's campaigns. */
  audience: z.int(),
  ...counts,
})
export type OwnCampaign = z.output<typeof OwnCampaign>

export const NewCampaign = z.object({
  title: lineOfText(limits.title).trim().min(1, { error: 'Please give your campaign a title.' }),
  creatorName: lineOfText(80).trim().default(''),
})

export const DraftSave = z.object({ revision: z.int().min(1).max(1_000_000_000), draft: CampaignDraft })

const revision = z.int().min(1).max(1_000_000_000)
const reason = boundedText(limits.reason).trim().default('')

/** What a creator can ask for; the rest is the team's or happens by itself. */
export const OwnMove = z.object({
  action: z.enum(['submit', 'withdraw', 'open', 'launch', 'cancel', 'submit-change', 'withdraw-change']),
  revision,
  reason,
})
export type OwnMove = z.output<typeof OwnMove>

export const CoverFilm = z.object({ videoId: z.uuid() })

export const UpdateInput = z.object({
  title: lineOfText(limits.line).trim().min(1, { error: 'Please enter a title.' }),
  body: boundedText(limits.update).trim().min(1, { error: 'Please write something.' }),
})
export const QuestionInput = z.object({
  question: boundedText(limits.question).trim().min(1, { error: 'Please write your question.' }),
})
export const AnswerInput = z.object({
  answer: boundedText(limits.update).trim().min(1, { error: 'Please write an answer.' }),
})

const OwnQuestion = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export const OwnQuestionList = z.object({ items: z.array(OwnQuestion) })

/** A campaign in the gallery. */
export const CampaignItem = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  creatorName: z.string(),
  category: z.string(),
  models: z.array(z.string()),
  status: z.enum(campaignStatuses),
  deadline: z.iso.datetime(),
  hasCover: z.boolean(),
  ...counts,
})
export type CampaignItem = z.output<typeof CampaignItem>

/** `soon`: pre-launch. `live`: live. `over`: everything after that. */
export const galleryStates = ['soon', 'live', 'over'] as const
export type GalleryState = (typeof galleryStates)[number]

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

export const GalleryQuery = z.object({
  q: optional(lineOfText(80)),
  category: optional(z.enum(campaignCategories)),
  model: optional(z.enum(fundingModels)),
  state: optional(z.enum(galleryStates)),
  page: z.coerce.number().pipe(z.int().min(1).max(1000)).default(1),
})
export type GalleryQuery = z.output<typeof GalleryQuery>

export const CampaignPage = z.object({ items: z.array(CampaignItem), hasMore: z.boolean() })

export const PublicCampaign = z.object({
  slug: z.string(),
  status: z.enum(campaignStatuses),
  mode: z.enum(fundingModes),
  version: z.int(),
  content: CampaignContent,
  ...counts,
  updates: z.array(z.object({ title: z.string(), body: z.string(), createdAt: z.iso.datetime() })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type PublicCampaign = z.output<typeof PublicCampaign>
