import type { DataPart } from '#features/accounts/server.ts'
import { exportMailChoices } from '#features/analytics/server.ts'
import { exportProfile } from '#features/creator-profile/server.ts'
import { broadcastsOf } from '#features/broadcasts/server.ts'
import { campaignsOf } from '#features/funding/server.ts'
import { conversationsOf } from '#features/inbox/server.ts'
import { submissionsOf } from '#features/forms/server.ts'
import { exportStudio, listGenerationLines } from '#features/script-studio/server.ts'
import {
  exportPhotos,
  exportRecordings,
  exportVideos,
  listVideoLines,
  removeVideosOf,
} from '#features/video-studio/server.ts'
import type { RulePack } from '#features/funding/contract/rule-packs.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'

type Deps = { jobs: Jobs; rules: RulePack }

/**
 * What each feature stores about a user, for export, deletion and the team's timeline. Rows that reference the user are deleted by
 * cascade; `eraseFor` covers the rest.
 */
export const createDataParts = ({ jobs, rules }: Deps): readonly DataPart[] => [
  // Before the messages they belong to.
  conversationsOf,
  submissionsOf,
  broadcastsOf,
  campaignsOf({ jobs, rules }),
  { name: 'profile', exportFor: (db, { id }) => exportProfile(db, id) },
  {
    name: 'scripts',
    exportFor: (db, { id }) => exportStudio(db, id),
    linesFor: (db, { id }) => listGenerationLines(db, id),
  },
  {
    name: 'videos',
    exportFor: (db, { id }) => exportVideos(db, id),
    linesFor: (db, { id }) => listVideoLines(db, id),
    eraseFor: (tx, { id }) => removeVideosOf({ tx, jobs }, id),
  },
  { name: 'recordings', exportFor: (db, { id }) => exportRecordings(db, id) },
  { name: 'reportEmails', exportFor: (db, { id }) => exportMailChoices(db, id) },
  { name: 'photos', exportFor: (db, { id }) => exportPhotos(db, id) },
]
