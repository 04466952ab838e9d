import type { Audience } from '#features/forms/contract/choices.ts'
import type { HoldReason } from './credits.ts'

const count = (amount: number) => amount.toLocaleString('en')
const referrals = (amount: number) => `${count(amount)} ${amount === 1 ? 'referral' : 'referrals'}`

/** The texts of the private page and of the emails about it. */
export const placeTexts = {
  title: 'Your place in line',
  see: 'See your place in line',
  place: (place: number) => `#${count(place)}`,
  of: (total: number, audience: Audience) =>
    `of ${count(total)} ${total === 1 ? 'person' : 'people'} on the ${audience} waitlist`,
  admitted: 'You’re in. There’s no line for you any more.',
  why: {
    title: 'Why this place',
    rule: 'More referrals come first. Among people with as many referrals, the one who confirmed earlier comes first.',
    confirmed: (day: string) => `You confirmed your address on ${day}.`,
    credits: (credits: number) =>
      credits === 0
        ? 'None of your referrals count yet.'
        : `${referrals(credits)} of yours ${credits === 1 ? 'counts' : 'count'}.`,
    held: (reason: HoldReason, amount: number) =>
      `${referrals(amount)} ${amount === 1 ? 'is' : 'are'} on hold until our team has looked: ${heldReasons[reason]}`,
  },
  share: {
    title: 'Move up',
    about: 'Each person who joins through your link and confirms their address moves you up.',
  },
  next: {
    title: 'What happens next',
    steps: [
      'We invite people in waves, by email. Your invitation works once and only for your address.',
      'You’ll find your answers filled in when you create your account.',
      'Keep the email with the link to this page: it’s the only way here.',
    ],
  },
  deadLink: 'This link doesn’t work. It may be incomplete, or your entry was deleted.',
  again: {
    title: 'Get your link again',
    about: 'Enter the address you joined with, and we’ll send you a new link.',
    label: 'Email',
    button: 'Send link',
    /** The same for every address, so that it doesn't reveal who is on the list. */
    done: 'If this address is on the waitlist, the link is on its way. It can take a few minutes.',
    tooMany: 'We’ve already sent several emails to this address. Please try again in an hour.',
  },
  mail: {
    subject: (brand: string) => `Your place in line at ${brand}`,
    heading: 'You’re in line',
    about: (audience: Audience) =>
      `Your private page for the ${audience} waitlist shows your place, why it is that place, and your referral link. Please don’t forward this email: the link opens your page.`,
    end: 'Didn’t join? You can ignore this email.',
  },
} as const

const heldReasons: Record<HoldReason, string> = {
  'self-referral': 'the address looks like your own.',
  'plus-address': 'the address has a plus sign.',
  loop: 'you were referred by the same person.',
  'throwaway-domain': 'the address belongs to a disposable email service.',
  burst: 'several people joined from one connection within a day.',
}
