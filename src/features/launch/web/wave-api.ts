import { apiClient } from '#platform/web/api-client.ts'
import type { WaveRoutes } from '../server/wave.routes.ts'

export const waveApi = apiClient<WaveRoutes>('/api/admin')
export const wavesKey = ['admin', 'launch', 'waves']
