import { apiClient } from '#platform/web/api-client.ts'
import type { BroadcastRoutes } from '../server/broadcast.routes.ts'

export const broadcastApi = apiClient<BroadcastRoutes>('/api/admin').broadcasts
export const broadcastsKey = ['admin', 'broadcasts'] as const
