import { apiClient } from '#platform/web/api-client.ts'
import type { ReportRoutes } from '../../server/report.routes.ts'

export const reportApi = apiClient<ReportRoutes>('/api/admin')
