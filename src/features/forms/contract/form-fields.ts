import type { Audience } from './audience.ts'
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

// Plain values and no calls, so that a page loads only the fields that it shows.
const choice = { kind: 'choice', placeholder: 'Please choose' } as const

export const waitlistFields: Record<Audience, readonly FormField[]> = {
  creators: [
    { ...choice, name: 'contentType', label: 'What do you create?', choices: contentTypes },
    {
      ...choice,
      name: 'fundingTarget',
      label: 'Funding target',
      choices: fundingTargets,
      hint: 'For a campaign of 28 days.',
    },
    email,
  ],
  investors: [
    { ...choice, name: 'investorType', label: 'What kind of investor are you?', choices: investorTypes },
    { ...choice, name: 'checkSize', label: 'Check size', choices: checkSizes, hint: 'For a pre-seed round.' },
    email,
  ],
  backers: [
    {
      ...choice,
      name: 'contributionSize',
      label: 'How much would you put into a project?',
      choices: contributionSizes,
    },
    { ...choice, name: 'returnModel', label: 'What would you like in return?', choices: returnModels },
    email,
  ],
}

export const contactFields = [
  { name: 'name', label: 'Name', kind: 'text' },
  email,
  { name: 'message', label: 'Message', kind: 'message' },
] as const satisfies readonly FormField[]

export const newsletterFields = [
  { name: 'email', label: 'Email address', kind: 'email' },
] as const satisfies readonly FormField[]

export const feedbackFields = [
  { ...choice, name: 'rating', label: 'Rating', choices: ratings },
  { name: 'message', label: 'Message', kind: 'message' },
] as const satisfies readonly FormField[]
