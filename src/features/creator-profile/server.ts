export { profileRoutes } from './server/profile.routes.ts'
export { exportProfile, findProfile } from './server/read-profile.ts'
