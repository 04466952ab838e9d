import { apiClient } from '#platform/web/api-client.ts'
import type { AccountAccessRoutes } from '../server/account-access.routes.ts'
import type { PersonRoutes } from '../server/person/person.routes.ts'
import type { AdminRoutes } from '../server/admin.routes.ts'

export const accountAccessApi = apiClient<AccountAccessRoutes>('/api/admin')

export const adminApi = apiClient<AdminRoutes>('/api/admin')

export const personApi = apiClient<PersonRoutes>('/api/admin')
