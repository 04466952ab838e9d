import { demoAccounts } from '#features/accounts/server.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { composeDemoProfiles } from '../domain/demo-profiles.ts'
import { addDemoProfiles, countDemoProfiles } from './demo-profiles.store.ts'

/** Other features' demo data uses the same profiles. */
export const demoProfiles = composeDemoProfiles(demoAccounts)

export const demoCreatorProfiles: DemoPart = {
  name: 'profiles',
  count: countDemoProfiles,
  async fill(tx, { now }) {
    await addDemoProfiles(tx, demoProfiles, new Date(now))
    return `${demoProfiles.length} creator profiles`
  },
  // Deleted with the accounts.
  remove: async () => {},
}
