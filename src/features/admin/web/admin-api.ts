import { apiClient } from '#platform/web/api-client.ts'
import type { AdminRoutes } from '../server/admin.routes.ts'

export const adminApi = apiClient<AdminRoutes>('/api/admin')
