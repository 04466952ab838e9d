import { useQuery } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { ApiError } from '#platform/web/api-error.ts'
import type { Pledge } from '../../contract/pledges.ts'
import type { PledgeRoutes } from '../../server/pledges/pledge.routes.ts'
import type { PublicCampaignRoutes } from '../../server/public-pages/public.routes.ts'

export const pledgeApi = apiClient<PledgeRoutes>('/api')
export const publicApi = apiClient<PublicCampaignRoutes>('/api')
export const ownPledgesKey = ['pledges'] as const

export const usePledgeOptions = () =>
  useQuery({ queryKey: ['pledge-options'], queryFn: () => unwrap(pledgeApi['pledge-options'].$get()) })

/** Null without a pledge. */
export async function findOwnPledge(slug: string): Promise<Pledge | null> {
  try {
    return await unwrap(pledgeApi.campaigns[':slug'].pledge.$get({ param: { slug } }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 'NOT_FOUND') return null
    throw error
  }
}
