import type { Database } from '#platform/server/database/database.ts'
import type { Attempts, Limit } from '#platform/server/http/rate-limit.ts'
import type { SecurityLog } from '#platform/server/security-log.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Signer } from '#platform/server/signer.ts'
import type { Auth } from './auth.ts'
import type { DataPart } from './own-account/own-data.ts'
import type { SignInAttempts } from './sign-in/sign-in-attempts.ts'
import type { TeamList } from './team/team-list.ts'

export type AccountsDeps = {
  database: Database
  jobs: Jobs
  auth: Auth
  signer: Signer
  siteUrl: string
  teamList: TeamList
  limit: Limit
  /** Attempts per account and password. */
  attempts: SignInAttempts
  /** Attempts per account and code. */
  codeAttempts: Attempts
  /** Emails per address. */
  mailAttempts: Attempts
  securityLog: SecurityLog
  /** Whether the site is served over TLS. */
  isEncrypted: boolean
  dataParts: readonly DataPart[]
}
