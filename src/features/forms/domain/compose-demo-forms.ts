import { dayMs, hourMs } from '#platform/common/durations.ts'
import { businessTimeBetween } from '#platform/common/business-time.ts'
import { demoMoment } from '#platform/common/demo/demo-month.ts'
import type { SeededRandom } from '#platform/common/seeded-random.ts'
import {
  checkSizes,
  contentTypes,
  contributionSizes,
  fundingTargets,
  investorTypes,
  returnModels,
} from '../contract/choices.ts'
import type { WaitlistStatus } from '../contract/form-paths.ts'
import { demoFeedback, demoMessages } from './demo-messages.ts'

const demoNotes = [
  'Called, wants to start in spring.',
  'Strong channel, 40k subscribers.',
  'Asked for references.',
  'Too early, write again in three months.',
  'Knows one of our backers.',
] as const

const demoSpam = [
  'Get 10,000 followers overnight!!! Visit our page now',
  'Dear sir, your website is not on first page of search. We fix.',
  'Cheap watches best price click',
] as const

type Person = { name: string; email: string }

/** A month of submissions with slowly growing traffic. */
export function composeDemoForms(random: SeededRandom, everyone: readonly Person[], now: number) {
  const moments = (count: number) =>
    Array.from({ length: count }, () => demoMoment(random, now)).toSorted((one, two) => one - two)
  const people = (count: number) => takeSome(random, everyone, count)
  return {
    waitlist: pair(people(184).map(addTag), moments(184)).map(([person, at]) =>
      composeEntry(random, person, at, now),
    ),
    contact: pair(
      pair(people(demoMessages.length), takeSome(random, demoMessages, demoMessages.length)),
      moments(demoMessages.length),
    ).map(([[person, message], at]) => composeMessage(random, person, message, at, now)),
    newsletter: pair(people(131), moments(131)).map(([{ email }, at]) => {
      const left = random.isLucky(0.09) ? Math.min(now, at + random.next() * 9 * dayMs) : undefined
      return {
        email,
        at,
        status: left === undefined ? ('active' as const) : ('inactive' as const),
        changedAt: left,
      }
    }),
    feedback: pair(takeSome(random, demoFeedback, demoFeedback.length), moments(demoFeedback.length)).map(
      ([given, at]) => ({ at, ...given }),
    ),
    other: pair(people(33), moments(33)).map(([{ email }, at]) => ({
      at,
      formType: 'tool_interest',
      fields: { email, tool: random.pick(['Offer Generator', 'Pitch Deck Generator', 'Course Builder']) },
    })),
    spam: moments(17).map((at, number) => ({
      at,
      name: 'Best Offer',
      email: `offer${number}@demo.example`,
      message: random.pick(demoSpam),
      reason: random.isLucky(0.7) ? ('honeypot' as const) : ('too-fast' as const),
    })),
  }
}

export type DemoForms = ReturnType<typeof composeDemoForms>

function composeEntry(random: SeededRandom, { email }: Person, at: number, now: number) {
  // Older entries are more likely to have been reviewed.
  const isSeen = random.isLucky(Math.min(0.85, (now - at) / (14 * dayMs)))
  const status: WaitlistStatus = isSeen
    ? random.pick(['approved', 'approved', 'approved', 'contacted', 'contacted', 'rejected'])
    : 'pending'
  return {
    email,
    at,
    status,
    notes: isSeen && random.isLucky(0.3) ? random.pick(demoNotes) : '',
    changedAt: isSeen ? Math.min(now, at + random.next() * 2 * dayMs) : undefined,
    ...composeAnswers(random),
  }
}

function composeAnswers(random: SeededRandom) {
  const one = (choices: Readonly<Record<string, string>>) => random.pick(Object.keys(choices))
  const chance = random.next()
  if (chance < 0.6)
    return {
      userType: 'creators' as const,
      contentType: one(contentTypes),
      fundingTarget: one(fundingTargets),
    }
  return chance < 0.85
    ? {
        userType: 'backers' as const,
        contributionSize: one(contributionSizes),
        returnModel: one(returnModels),
      }
    : { userType: 'investors' as const, investorType: one(investorTypes), checkSize: one(checkSizes) }
}

/** Nearly all messages are answered in time; a few recent ones are open, and one of them is late. */
function composeMessage(
  random: SeededRandom,
  { name, email }: Person,
  message: string,
  at: number,
  now: number,
) {
  const waited = businessTimeBetween(at, now) / hourMs
  const isRead = waited > 60 || random.isLucky(waited / 48)
  const readAt = isRead ? Math.min(now, at + (1 + random.next() * 20) * hourMs) : undefined
  return { name, email, at, message, readAt }
}

function takeSome<Item>(random: SeededRandom, items: readonly Item[], count: number): Item[] {
  const rest = [...items]
  return Array.from({ length: count }, () => rest.splice(random.below(rest.length), 1)).flat()
}

/** A few people join a second time, with a tag in the address of the one before. */
const addTag = (person: Person, index: number, all: readonly Person[]): Person => {
  const before = index % 40 === 39 ? all[index - 1] : undefined
  return before ? { ...before, email: before.email.replace('@', '+2@') } : person
}

const pair = <One, Two>(ones: readonly One[], twos: readonly Two[]): [One, Two][] =>
  ones.flatMap((one, index) => {
    const two = twos[index]
    return two === undefined ? [] : [[one, two]]
  })
