import type { Database } from '#platform/server/database/database.ts'
import type { Attempts, Limit } from '#platform/server/http/rate-limit.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Signer } from '#platform/server/signer.ts'
import type { Auth } from './auth.ts'
import type { DataPart } from './own-data.ts'
import type { TeamList } from './team-list.ts'

/** What the routes of accounts are handed. */
export type Keepers = {
  database: Database
  jobs: Jobs
  auth: Auth
  signer: Signer
  siteUrl: string
  teamList: TeamList
  limit: Limit
  /** Guesses at one account's password. */
  attempts: Attempts
  /** Guesses at one account's codes. */
  codeAttempts: Attempts
  /** Mails to one address. */
  mailAttempts: Attempts
  dataParts: readonly DataPart[]
}
