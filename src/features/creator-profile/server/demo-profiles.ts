import type { DemoPart } from '#platform/server/demo-part.ts'
import { demoProfiles } from '../domain/demo-profiles.ts'
import { addDemoProfiles, countDemoProfiles } from './demo-profiles.store.ts'

export const demoCreatorProfiles: DemoPart = {
  name: 'profiles',
  count: countDemoProfiles,
  async fill(tx, { now }) {
    await addDemoProfiles(tx, new Date(now))
    return `${demoProfiles.length} creator profiles`
  },
  // They go with their accounts.
  remove: async () => {},
}
