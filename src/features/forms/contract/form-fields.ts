import {
  type Audience,
  checkSizes,
  contentTypes,
  contributionSizes,
  fundingTargets,
  investorTypes,
  ratings,
  returnModels,
} from './choices.ts'

/** A form control, rendered by the page and, for browsers without scripts, by the server. */
export type FormField = {
  name: string
  label: string
  hint?: string
  kind: 'text' | 'email' | 'message' | 'choice'
  /** Options of a select, by value. */
  choices?: Readonly<Record<string, string>>
  placeholder?: string
}

export const messageLength = 5000

const email = { name: 'email', label: 'Email', kind: 'email' } as const

// Plain values without calls, so that unused fields are tree-shaken.
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
