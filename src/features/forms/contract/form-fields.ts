import type { Audience } from './audiences.ts'
import {
  checkSizes,
  contentTypes,
  contributionSizes,
  fundingTargets,
  investorTypes,
  ratings,
  returnModels,
} from './choices.ts'

/** One control of a form, as the page shows it and as the server shows it again to a browser without scripts. */
export type FormField = {
  name: string
  label: string
  hint?: string
  kind: 'text' | 'email' | 'message' | 'choice'
  /** Of a choice: value and label. */
  choices?: Readonly<Record<string, string>>
  placeholder?: string
}

export const messageLength = 5000

const email = { name: 'email', label: 'Email', kind: 'email' } as const

const choice = (
  name: string,
  label: string,
  choices: Readonly<Record<string, string>>,
  hint?: string,
): FormField => ({
  name,
  label,
  kind: 'choice',
  choices,
  placeholder: 'Please choose',
  ...(hint && { hint }),
})

export const waitlistFields: Record<Audience, readonly FormField[]> = {
  creators: [
    choice('contentType', 'What do you create?', contentTypes),
    choice('fundingTarget', 'Funding target', fundingTargets, 'For a campaign of 28 days.'),
    email,
  ],
  investors: [
    choice('investorType', 'What kind of investor are you?', investorTypes),
    choice('checkSize', 'Check size', checkSizes, 'For a pre-seed round.'),
    email,
  ],
  backers: [
    choice('contributionSize', 'How much would you put into a project?', contributionSizes),
    choice('returnModel', 'What would you like in return?', returnModels),
    email,
  ],
}

export const contactFields = [
  { name: 'name', label: 'Name', kind: 'text' },
  email,
  { name: 'message', label: 'Message', kind: 'message' },
] as const satisfies readonly FormField[]

export const newsletterFields = [{ ...email, label: 'Email address' }] as const satisfies readonly FormField[]

export const feedbackFields = [
  { name: 'rating', label: 'Rating', kind: 'choice', choices: ratings, placeholder: 'Please choose' },
  { name: 'message', label: 'Message', kind: 'message' },
] as const satisfies readonly FormField[]
