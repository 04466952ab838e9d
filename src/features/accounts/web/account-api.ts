import { apiClient } from '#platform/web/api-client.ts'
import type { AccountsRoutes } from '../server/accounts.routes.ts'

export const accountApi = apiClient<AccountsRoutes>('/api')
