export { profileRoutes } from './server/profile.routes.ts'
export { exportProfile, prepareContentSearch } from './server/read-profile.ts'
export { profileCallables } from './server/profile.callables.ts'
export { demoCreatorProfiles, demoProfiles } from './server/demo-profiles.ts'
