import type { Project } from '../contract/funding.ts'
import type { ProjectRow } from './funding.store.ts'

export const presentProject = (row: ProjectRow): Project => ({
  id: row.id,
  title: row.title,
  creatorName: row.creatorName,
  goalCents: row.goalCents,
  raisedCents: row.raisedCents,
  endsAt: row.endsAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
})
