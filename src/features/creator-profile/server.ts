export { profileCallables } from './server/profile.callables.ts'
