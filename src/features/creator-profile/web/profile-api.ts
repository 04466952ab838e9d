import { apiClient } from '#platform/web/api-client.ts'
import { profilePaths } from '../contract/paths.ts'
import type { ProfileRoutes } from '../server/profile.routes.ts'

export const profileApi = apiClient<ProfileRoutes>(profilePaths.creator)
