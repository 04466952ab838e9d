import {
  checkSizes,
  contentTypes,
  contributionSizes,
  fundingTargets,
  investorTypes,
  ratings,
  returnModels,
} from '#features/forms/contract/choices.ts'
import type { Submission, WaitlistEntry } from '../contract/submissions.ts'

/** The submission time, whose name differs by form. */
export const sentAt = (item: Submission) =>
  item.collection === 'newsletter' ? item.subscribedAt : item.submittedAt

/** A title for the row and a one-line summary. */
export function describeSubmission(item: Submission): { title: string; line: string } {
  switch (item.collection) {
    case 'waitlist':
      return { title: item.email, line: [audienceNames[item.userType], ...answersOf(item)].join(' · ') }
    case 'contact':
      return { title: item.name, line: item.message }
    case 'newsletter':
      return { title: item.email, line: '' }
    case 'feedback':
      return { title: `${item.rating} of 5: ${nameOf(ratings, String(item.rating))}`, line: item.message }
    case 'other':
      return { title: item.formType, line: Object.values(item.fields).map(asText).join(' · ') }
  }
}

/** The sender's address, if the form has one. */
export function addressOf(item: Submission): string | undefined {
  if (item.collection === 'feedback') return undefined
  if (item.collection !== 'other') return item.email
  const email = item.fields['email']
  return typeof email === 'string' && email.includes('@') ? email : undefined
}

const choices: Partial<Record<keyof WaitlistEntry, Readonly<Record<string, string>>>> = {
  contentType: contentTypes,
  fundingTarget: fundingTargets,
  contributionSize: contributionSizes,
  returnModel: returnModels,
  investorType: investorTypes,
  checkSize: checkSizes,
}

const answersOf = (item: WaitlistEntry) =>
  (Object.keys(choices) as (keyof WaitlistEntry)[])
    .filter((name) => item[name] !== null)
    .map((name) => nameOf(choices[name], asText(item[name])))

const nameOf = (names: Readonly<Record<string, string>> | undefined, value: string) =>
  names && Object.hasOwn(names, value) ? (names[value] ?? value) : value

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Every stored field with label and value; times are separate because they are formatted in the viewer's time
 * zone.
 */
export function listFields(item: Submission): { label: string; value: string; isTime: boolean }[] {
  const { fields, ...rest } = { fields: undefined, ...item }
  const own = Object.entries(fields ?? {}).map(([name, value]) => ({
    label: name,
    value: asText(value),
    isTime: false,
  }))
  const ordered = Object.entries(rest).toSorted(([one], [two]) => rank(one) - rank(two))
  const common = ordered
    .filter(([name, value]) => !hidden.has(name) && value !== null && value !== undefined && value !== '')
    .map(([name, value]) => ({
      label: labels[name] ?? name,
      value: describeValue(name, value),
      isTime: name.endsWith('At'),
    }))
  return [...own, ...common]
}

/** The most relevant fields first, technical ones last. */
const first = ['name', 'email', 'message', 'rating']
const last = [
  'status',
  'read',
  'readAt',
  'confirmedAt',
  'submittedAt',
  'subscribedAt',
  'updatedAt',
  'formType',
  'source',
  'sessionId',
  'id',
]

function rank(name: string): number {
  if (first.includes(name)) return first.indexOf(name) - first.length
  return last.indexOf(name) + 1
}

const hidden = new Set(['collection', 'notes', 'isSpam', 'waitingSince'])

function describeValue(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return nameOf(choices[name as keyof WaitlistEntry], asText(value))
}

const labels: Record<string, string> = {
  id: 'Id',
  source: 'Source',
  updatedAt: 'Last changed',
  spamReason: 'Marked as spam because',
  formType: 'Form',
  submittedAt: 'Sent',
  subscribedAt: 'Subscribed',
  email: 'Email',
  name: 'Name',
  message: 'Message',
  status: 'Status',
  read: 'Read',
  readAt: 'Read at',
  confirmedAt: 'Address confirmed',
  rating: 'Rating',
  userType: 'Role',
  contentType: 'What they create',
  fundingTarget: 'Funding target',
  contributionSize: 'Contribution',
  returnModel: 'Preferred return',
  investorType: 'Investor type',
  checkSize: 'Check size',
  sessionId: 'Session',
}

const audienceNames: Record<WaitlistEntry['userType'], string> = {
  creators: 'Content creator',
  investors: 'Investor',
  backers: 'Backer',
}
