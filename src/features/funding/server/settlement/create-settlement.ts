import type { Payments } from '#features/payments/server.ts'
import { sandboxMessages } from '#features/payments/contract/sandbox.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { rulePacks, type RulePackName } from '../../contract/rule-packs.ts'
import { receiveEvents } from './receive-events.ts'
import { settleCampaign } from './settle-campaign.ts'

type Settings = {
  database: Database
  jobs: Jobs
  payments: Payments
  config: { fundingMode: FundingMode; fundingRules: RulePackName }
}

export type Settlement = ReturnType<typeof createSettlement>

/** What happens with pledges after a deadline, and the rules for it. */
export function createSettlement({ database, jobs, payments: { provider }, config }: Settings) {
  const { fundingMode: mode, fundingRules } = config
  const rules = rulePacks[fundingRules]
  const deps = provider && { database, jobs, provider, rules, mode }
  return {
    rules,
    /** Takes events of the payment provider, unless they are forged. */
    receive: async (body: string, signature: string) => {
      if (!deps) throw new AppError('NOT_FOUND', sandboxMessages.noEvents)
      const events = deps.provider.readEvents(body, signature)
      if (!events) throw new AppError('UNAUTHENTICATED', sandboxMessages.signature)
      await receiveEvents(deps, events)
    },
    /** The job of one campaign. */
    run: async ({ data, signal }: { data: { campaignId: string }; signal?: AbortSignal }) => {
      if (deps) await settleCampaign(deps, data.campaignId, signal)
    },
  }
}
