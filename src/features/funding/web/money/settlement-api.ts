import { apiClient } from '#platform/web/api-client.ts'
import type { repaymentReviewRoutes } from '../../server/repayment/repayment-review.routes.ts'
import type { settlementRoutes } from '../../server/settlement/settlement.routes.ts'

export const settlementApi = apiClient<ReturnType<typeof settlementRoutes>>('/api/admin')

export const repaymentReviewApi = apiClient<ReturnType<typeof repaymentReviewRoutes>>('/api/admin')
