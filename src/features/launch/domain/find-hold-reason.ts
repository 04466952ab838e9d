import type { HoldReason } from '../contract/credits.ts'
import { isThrowawayDomain } from './throwaway-domains.ts'

type Referral = {
  /** Normalized addresses. */
  referred: string
  referrer: string
  /** Who referred the referrer, who referred them, and so on. */
  referrersOfReferrer: readonly string[]
  /** How many joined through the same link from the same connection within a day, this one included. */
  joinedTogether: number
}

/** A household may join together; more than this looks like one person. */
const maxJoinedTogether = 3

/** Why a credit waits for the team, or undefined if it counts right away. */
export function findHoldReason(referral: Referral): HoldReason | undefined {
  const person = mailboxOf(referral.referred)
  if (mailboxOf(referral.referrer) === person) return 'self-referral'
  if (referral.referrersOfReferrer.some((address) => mailboxOf(address) === person)) return 'loop'
  if (hasTag(referral.referred)) return 'plus-address'
  if (isThrowawayDomain(domainOf(referral.referred))) return 'throwaway-domain'
  if (referral.joinedTogether > maxJoinedTogether) return 'burst'
  return undefined
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
const localPartOf = (address: string) => address.slice(0, address.lastIndexOf('@'))
const hasTag = (address: string) => localPartOf(address).indexOf('+') > 0

/** The mailbox that an address leads to: without its tag and, where dots don't count, without dots. */
function mailboxOf(address: string): string {
  const [name = ''] = localPartOf(address).split('+')
  const domain = domainOf(address)
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
