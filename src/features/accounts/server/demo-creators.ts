import { randomBytes } from 'node:crypto'
import { demoMoment } from '#platform/common/demo/demo-month.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { demoAccounts } from '../domain/demo-people.ts'
import { addDemoCreators, countDemoCreators, removeDemoCreators } from './demo-creators.store.ts'

/**
 * Creators with accounts. Their password is generated each time and printed once, because a fixed one would
 * be a backdoor.
 */
export const demoCreators: DemoPart = {
  name: 'accounts',
  count: countDemoCreators,
  async fill(tx, { random, now, hashPassword }) {
    const creators = demoAccounts.map((person) => ({ ...person, at: demoMoment(random, now) }))
    const password = randomBytes(9).toString('base64url')
    await addDemoCreators(tx, creators, await hashPassword(password))
    return `${creators.length} creators; sign in as ${creators[0]?.email} with the password ${password} (the same for all)`
  },
  remove: removeDemoCreators,
}
