import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankMembers, sumCredits } from './rank-members.ts'

const member = fc.record({
  id: fc.uuid(),
  audience: fc.constantFrom('creators' as const, 'investors' as const, 'backers' as const),
  confirmedAt: fc.integer({ min: 0, max: 3 }),
})
const members = fc.uniqueArray(member, { selector: ({ id }) => id, minLength: 1, maxLength: 20 })
const line = members.chain((all) =>
  fc.record({
    all: fc.constant(all),
    ledger: fc.array(
      fc.record({ memberId: fc.constantFrom(...all.map(({ id }) => id)), amount: fc.constantFrom(1, 0, -1) }),
      { maxLength: 30 },
    ),
  }),
)
const shuffled = <Item>(items: Item[]) => fc.shuffledSubarray(items, { minLength: items.length })

test('any order of arrival gives the same places', () => {
  fc.assert(
    fc.property(
      line.chain(({ all, ledger }) =>
        fc.tuple(fc.constant({ all, ledger }), shuffled(all), shuffled(ledger)),
      ),
      ([{ all, ledger }, people, rows]) => {
        const places = (found: Map<string, number>) => Object.fromEntries(found)
        expect(places(rankMembers(people, rows))).toEqual(places(rankMembers(all, ledger)))
      },
    ),
  )
})

test('the places of a list are 1 to its length, and more credits never stand behind fewer', () => {
  fc.assert(
    fc.property(line, ({ all, ledger }) => {
      const places = rankMembers(all, ledger)
      const credits = sumCredits(ledger)
      for (const audience of ['creators', 'investors', 'backers'] as const) {
        const list = all
          .filter((each) => each.audience === audience)
          .toSorted((one, other) => places.get(one.id)! - places.get(other.id)!)
        expect(list.map(({ id }) => places.get(id))).toEqual(list.map((_each, index) => index + 1))
        const sums = list.map(({ id }) => credits.get(id) ?? 0)
        expect(sums).toEqual(sums.toSorted((one, other) => other - one))
      }
    }),
  )
})
