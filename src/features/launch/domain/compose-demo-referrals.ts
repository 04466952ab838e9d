import type { SeededRandom } from '#platform/common/seeded-random.ts'

type Person = { id: string; address: string }
type DemoReferral = { entryId: string; referrerId: string; sender?: string }

/** The newest people, who all join from one connection. */
const crowd = 5

/**
 * Who of these people, oldest first, joined through whose link. A few referrals are held: of people who have two
 * addresses, and of several who join together.
 */
export function composeDemoReferrals(random: SeededRandom, people: readonly Person[]): DemoReferral[] {
  const host = people[people.length - crowd - 1]
  return people.flatMap(({ id: entryId, address }, index): DemoReferral[] => {
    const earlier = people.slice(0, index)
    if (host && index >= people.length - crowd)
      return [{ entryId, referrerId: host.id, sender: 'demo-connection' }]
    const own = earlier.find((person) => person.address === withoutTag(address))
    if (own && random.isLucky(0.5)) return [{ entryId, referrerId: own.id }]
    const isReferred = address.includes('+') || random.isLucky(0.12)
    return isReferred && earlier.length > 0 ? [{ entryId, referrerId: random.pick(earlier).id }] : []
  })
}

const withoutTag = (address: string) => {
  const [name = '', domain = ''] = address.split('@')
  return `${name.split('+')[0]}@${domain}`
}
