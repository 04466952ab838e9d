import type { Guards } from '#features/accounts/server.ts'
import type { Payments } from '#features/payments/server.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Limit, LimitRule } from '#platform/server/http/rate-limit.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { FundingMode } from '../contract/campaign-choices.ts'
import type { PledgeOptions } from '../contract/pledges.ts'
import type { RulePack } from '../contract/rule-packs.ts'

/** The dependencies of the routes of campaigns. */
export type RouteDeps = {
  database: Database
  jobs: Jobs
  files: FileStore
  limit: Limit
  guards: Pick<Guards, 'requireUser' | 'findUser' | 'requireFresh' | 'requireFreshFactor'>
  mode: FundingMode
  payments: Payments
  rules: RulePack
  legal: PledgeOptions['legal']
  siteUrl: string
}

/** A draft is saved after every pause in typing. */
export const draftLimit: LimitRule = { name: 'campaignDraft', perMinute: 90 }
