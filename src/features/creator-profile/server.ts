export { profileCallables, type ProfileKeeper } from './server/profile.callables.ts'
