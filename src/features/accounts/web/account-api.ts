import { apiClient } from '#platform/web/api-client.ts'
import type { AccountsRoutes } from '../server/accounts.routes.ts'
import type { ThirdPartyRoutes } from '../server/third-party/third-party.routes.ts'

export const accountApi = apiClient<AccountsRoutes>('/api')

export const thirdPartyApi = apiClient<ThirdPartyRoutes>('/api')
