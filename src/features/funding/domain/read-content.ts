import { dayMs } from '#platform/common/durations.ts'
import type { CampaignContent } from '../contract/campaign-content.ts'
import type { CampaignCover, CampaignDraft } from '../contract/campaign-draft.ts'
import { campaignLimitsOf as limits } from '../contract/campaign-limits.ts'
import { draftMessages as messages } from '../contract/campaign-messages.ts'
import { deadlineInstant } from './deadline.ts'
import { formatAmount, minorPerMajor, parseAmount } from './money.ts'

export type FieldProblems = Record<string, string>
export type ReadContent = { ok: true; content: CampaignContent } | { ok: false; fields: FieldProblems }

/** Turns what was typed into a complete campaign, or names the problem of every field. */
export function readContent(draft: CampaignDraft, cover: CampaignCover | null, now: number): ReadContent {
  const fields: FieldProblems = {}
  const refuse = (field: string, problem: string) => void (fields[field] ??= problem)
  const { currency } = draft
  const money = (minor: number) => formatAmount({ minor, currency })
  const readAmount = (field: string, typed: string): number => {
    const minor = parseAmount(typed, currency)
    if (minor === undefined || minor === 0) refuse(field, messages.amount)
    return minor ?? 0
  }

  const creatorName = draft.creatorName.trim()
  const title = draft.title.trim()
  const summary = draft.summary.trim()
  if (creatorName === '') refuse('creatorName', messages.creatorName)
  if (title === '') refuse('title', messages.title)
  if (summary === '') refuse('summary', messages.summary)
  if (draft.story.trim().length < 200) refuse('story', messages.story)
  if (draft.risks.trim().length < 40) refuse('risks', messages.risks)
  if (cover && draft.coverAlt.trim() === '') refuse('coverAlt', messages.coverAlt)

  const goalMinor = readAmount('goal', draft.goal)
  const unit = minorPerMajor(currency)
  const [minGoal, maxGoal] = [limits.goal.min * unit, limits.goal.max * unit]
  if (goalMinor < minGoal || goalMinor > maxGoal)
    refuse('goal', messages.goal(money(minGoal), money(maxGoal)))

  const models = [...new Set(draft.models)]
  if (models.length === 0) refuse('models', messages.models)
  const roi = models.includes('roi') ? readRoi(draft) : undefined
  if (roi && !roi.ok) Object.assign(fields, roi.fields)
  const rewards = models.includes('rewards')
    ? draft.rewards.map(({ title: name, amount, delivery }, index) => {
        if (name.trim() === '') refuse(`rewards.${index}.title`, messages.rewardTitle)
        if (delivery.trim() === '') refuse(`rewards.${index}.delivery`, messages.delivery)
        const amountMinor = readAmount(`rewards.${index}.amount`, amount)
        return { title: name.trim(), amountMinor, delivery: delivery.trim() }
      })
    : []
  if (models.includes('rewards') && rewards.length === 0) refuse('rewards', messages.rewards)

  const budget = draft.budget.map(({ label, amount }, index) => {
    if (label.trim() === '') refuse(`budget.${index}.label`, messages.budgetLabel)
    return { label: label.trim(), amountMinor: readAmount(`budget.${index}.amount`, amount) }
  })
  const sum = budget.reduce((total, { amountMinor }) => total + amountMinor, 0)
  if (budget.length === 0) refuse('budget', messages.budget)
  else if (sum !== goalMinor) refuse('budget', messages.budgetSum(money(sum), money(goalMinor)))

  const timeline = draft.timeline.map(({ when, what }, index) => {
    if (when.trim() === '' || what.trim() === '') refuse(`timeline.${index}.what`, messages.timeline)
    return { when: when.trim(), what: what.trim() }
  })
  const deadline = readDeadline(draft, now, refuse)

  if (Object.keys(fields).length > 0) return { ok: false, fields }
  const content = {
    creatorName,
    title,
    summary,
    category: draft.category,
    story: draft.story.trim(),
    risks: draft.risks.trim(),
    currency,
    goalMinor,
    limit: draft.limit,
    models,
    roi: roi?.ok ? roi.terms : null,
    rewards,
    budget,
    timeline,
    deadline: new Date(deadline).toISOString(),
    timeZone: draft.timeZone,
    cover,
    coverAlt: cover ? draft.coverAlt.trim() : '',
  }
  return { ok: true, content }
}

type Refuse = (field: string, problem: string) => void

export type RoiTerms = NonNullable<CampaignContent['roi']>

/** The terms of a revenue share, or the problem of each field. */
export function readRoi(
  draft: CampaignDraft,
): { ok: true; terms: RoiTerms } | { ok: false; fields: FieldProblems } {
  const fields: FieldProblems = {}
  const share = /^\d{1,2}$/.test(draft.roiShare.trim()) ? Number(draft.roiShare) : 0
  if (share < limits.roiShare.min || share > limits.roiShare.max) fields.roiShare = messages.roiShare
  const [, whole = '0', part = ''] = /^(\d)(?:\.(\d{1,2}))?$/.exec(draft.roiCap.trim()) ?? []
  const capPercent = Number(whole + part.padEnd(2, '0'))
  if (capPercent < limits.roiCap.min * 100 || capPercent > limits.roiCap.max * 100)
    fields.roiCap = messages.roiCap
  const expectedRevenueMinor = parseAmount(draft.expectedRevenue, draft.currency)
  if (expectedRevenueMinor === undefined) fields.expectedRevenue = messages.expectedRevenue
  if (expectedRevenueMinor === undefined || Object.keys(fields).length > 0) return { ok: false, fields }
  return { ok: true, terms: { sharePercent: share, capPercent, expectedRevenueMinor } }
}

function readDeadline(draft: CampaignDraft, now: number, refuse: Refuse): number {
  const { deadlineDate: date, deadlineTime: time, timeZone } = draft
  const deadline = deadlineInstant({ date, time, timeZone })
  if (deadline === undefined) refuse('deadlineDate', messages.deadline)
  else if (deadline <= now) refuse('deadlineDate', messages.deadlinePast)
  else if (deadline > now + limits.maxDaysAhead * dayMs) refuse('deadlineDate', messages.deadlineFar)
  return deadline ?? 0
}

const materialFields = [
  'currency',
  'goalMinor',
  'limit',
  'models',
  'roi',
  'rewards',
  'budget',
  'deadline',
] as const satisfies readonly (keyof CampaignContent)[]

/** Whether people who reserved have to confirm again: what they get or when has changed. */
export const isMaterialChange = (before: CampaignContent, after: CampaignContent): boolean =>
  materialFields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
