import { between, not } from 'drizzle-orm'
import { demoId, demoIdRange } from '#platform/common/demo/demo-month.ts'
import type { Db } from '#platform/server/database/database.ts'
import { investments, projects } from './funding.tables.ts'

const isDemo = between(projects.id, demoIdRange.first, demoIdRange.last)

export const countDemoCampaigns = async (tx: Db) => ({
  real: await tx.$count(projects, not(isDemo)),
  demo: await tx.$count(projects, isDemo),
})

/** Investments are deleted by cascade. */
export const removeDemoCampaigns = async (tx: Db) => void (await tx.delete(projects).where(isDemo))

export type DemoCampaign = {
  title: string
  creatorName: string
  goalCents: number
  createdAt: number
  endsAt: number
  investments: { amountCents: number; at: number }[]
}

export async function addDemoCampaigns(tx: Db, campaigns: readonly DemoCampaign[]) {
  await tx.insert(projects).values(
    campaigns.map(({ title, creatorName, goalCents, createdAt, endsAt, investments: made }, index) => ({
      id: demoId(index),
      title,
      creatorName,
      goalCents,
      raisedCents: made.reduce((sum, { amountCents }) => sum + amountCents, 0),
      createdAt: new Date(createdAt),
      endsAt: new Date(endsAt),
    })),
  )
  let number = 0
  await tx.insert(investments).values(
    campaigns.flatMap((campaign, index) =>
      campaign.investments.map(({ amountCents, at }) => ({
        id: demoId(number++),
        projectId: demoId(index),
        amountCents,
        createdAt: new Date(at),
      })),
    ),
  )
}
