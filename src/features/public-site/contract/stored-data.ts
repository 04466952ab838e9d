import { storedAccounts } from '#features/accounts/contract/stored-data.ts'
import { storedAnalytics } from '#features/analytics/contract/stored-data.ts'
import { storedAudit } from '#features/audit/contract/stored-data.ts'
import { storedBroadcasts } from '#features/broadcasts/contract/stored-data.ts'
import { storedExperiments } from '#features/experiments/contract/stored-data.ts'
import { storedForms } from '#features/forms/contract/stored-data.ts'
import { storedInbox } from '#features/inbox/contract/stored-data.ts'
import { storedFunding } from '#features/funding/contract/stored-data.ts'
import { storedLaunch } from '#features/launch/contract/stored-data.ts'
import { storedLedger } from '#features/ledger/contract/stored-data.ts'
import { storedPayments } from '#features/payments/contract/stored-data.ts'
import { storedProfiles } from '#features/creator-profile/contract/stored-data.ts'
import { storedStudio } from '#features/script-studio/contract/stored-data.ts'
import { storedVideos } from '#features/video-studio/contract/stored-data.ts'

/** Describes every column of a table in plain words. */
export type StoredTable = {
  title: string
  /** When the data is stored and for how long. */
  about: string
  fields: Record<string, string>
}

/**
 * Exactly what is stored, by table and column. The privacy page renders this list, and a test compares it
 * with the table definitions: a column without a description fails, and so does a description without a
 * column.
 */
export const storedData: Record<string, StoredTable> = {
  ...storedStudio,
  ...storedForms,
  ...storedInbox,
  ...storedLaunch,
  ...storedBroadcasts,
  ...storedAnalytics,
  ...storedExperiments,
  ...storedVideos,
  ...storedAccounts,
  ...storedAudit,
  ...storedProfiles,
  ...storedFunding,
  ...storedLedger,
  ...storedPayments,
  rate_limits: {
    title: 'Rate limiting',
    about: 'For about a minute after you send something.',
    fields: {
      key: 'A one-way hash of your connection. The IP address itself is not stored.',
      points: 'How many requests you sent in this minute.',
      expire: 'When the minute ends.',
    },
  },
  connection_tests: {
    title: 'Connection test',
    about: 'For a moment, when the team tests the database. Contains none of your data.',
    fields: {
      id: 'A random ID for the row.',
      note: 'A random text.',
      created_at: 'When the test ran.',
    },
  },
}
