import { apiClient } from '#platform/web/api-client.ts'
import type { settlementRoutes } from '../../server/settlement/settlement.routes.ts'

export const settlementApi = apiClient<ReturnType<typeof settlementRoutes>>('/api/admin')
