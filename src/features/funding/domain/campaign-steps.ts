import { campaignSteps, type CampaignStep } from '../contract/wizard-texts.ts'
import type { FieldProblems } from './read-content.ts'

const stepOfField: Record<string, CampaignStep> = {
  coverAlt: 'cover',
  goal: 'money',
  budget: 'money',
  models: 'terms',
  roiShare: 'terms',
  roiCap: 'terms',
  expectedRevenue: 'terms',
  rewards: 'terms',
  timeline: 'timeline',
  deadlineDate: 'timeline',
}

/** The step on which a field is. A line of a list, such as `budget.0.amount`, is where its list is. */
export const findStep = (field: string): CampaignStep => stepOfField[field.split('.')[0] ?? ''] ?? 'story'

/** What is missing on each step. */
export function problemsByStep(problems: FieldProblems): Record<CampaignStep, FieldProblems> {
  const entries = Object.entries(problems)
  const on = (step: CampaignStep) => Object.fromEntries(entries.filter(([field]) => findStep(field) === step))
  return Object.fromEntries(campaignSteps.map((step) => [step, on(step)])) as Record<
    CampaignStep,
    FieldProblems
  >
}
