import type { CampaignDraft } from '../contract/campaign-draft.ts'
import { parseAmount } from './money.ts'

/** How far a draft's budget covers its goal. What can't be read as an amount counts as nothing. */
export function budgetOf({ goal, budget, currency }: Pick<CampaignDraft, 'goal' | 'budget' | 'currency'>) {
  const goalMinor = parseAmount(goal, currency) ?? 0
  const sumMinor = budget.reduce((sum, { amount }) => sum + (parseAmount(amount, currency) ?? 0), 0)
  return { goalMinor, sumMinor, leftMinor: goalMinor - sumMinor }
}
