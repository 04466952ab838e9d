import { apiClient } from '#platform/web/api-client.ts'
import type { FunnelRoutes } from '../../server/funnel.routes.ts'
import type { MailChoiceRoutes } from '../../server/mail-choice.routes.ts'
import type { ReportRoutes } from '../../server/report.routes.ts'
import type { RetentionRoutes } from '../../server/retention.routes.ts'
import type { ShareLinkRoutes } from '../../server/share-link.routes.ts'

export const reportApi = apiClient<ReportRoutes>('/api/admin')
export const funnelApi = apiClient<FunnelRoutes>('/api/admin')
export const retentionApi = apiClient<RetentionRoutes>('/api/admin')
export const shareApi = apiClient<ShareLinkRoutes>('/api/admin')
export const mailApi = apiClient<MailChoiceRoutes>('/api/admin')
