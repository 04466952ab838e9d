import { apiClient } from '#platform/web/api-client.ts'
import type { ExperimentRoutes } from '../server/experiment.routes.ts'

export const experimentApi = apiClient<ExperimentRoutes>('/api/admin').experiments
export const experimentsKey = ['admin', 'experiments'] as const
