import { brand } from '#platform/common/brand.ts'
import type { SendingFailure } from './conversation-choices.ts'

/** What the server says about conversations. */
export const conversationMessages = {
  notFound: 'This conversation no longer exists.',
  notAnId: 'The id must be a UUID.',
  unknownState: 'Please choose open, snoozed, done or all.',
  nothingChosen: 'Please choose at least one conversation.',
  tooMany: 'Please choose at most 100 conversations.',
  nothingToChange: 'Please send a change.',
  tagMissing: 'Please enter a tag.',
  tagComma: 'A tag can’t contain a comma.',
  tooManyTags: 'A conversation can have at most 10 tags.',
  tooManyPersonTags: 'A person can have at most 10 tags.',
  notesChanged: 'A teammate changed these notes in the meantime.',
  textMissing: 'Please write something.',
  seenMissing: 'Please send how many messages you have seen.',
  snoozedToPast: 'This time is in the past. Choose a later one.',
  notOnTeam: 'This person is not on the team.',
  repliedMeanwhile: 'There is a new message in this conversation. Read it before you send your reply.',
  spam: 'This message is marked as spam. Mark it as not spam to reply.',
  notFailed: 'This reply doesn’t need to be sent again.',
  noChange: 'This change can no longer be undone.',
  inboundOff: 'Incoming email is not set up on this server.',
  inboundBusy: 'Too many emails are arriving. Please send it again in a moment.',
  inboundUnread: 'The email could not be read now. Please send it again in a moment.',
  inboundSignature: 'The signature or the time is missing or wrong.',
  notAnEmail: 'This is not an email we can read.',
} as const

export const sendingFailureTexts: Record<SendingFailure, string> = {
  rejected: 'Not sent: the mail server refused it. Check the address.',
  unavailable: 'Not sent: the mail server couldn’t be reached.',
}

/** The subject of replies to a message without one. */
export const defaultSubject = `Your message to ${brand.name}`

/** Texts to start a reply with; `{name}` is the person's name. */
export const replyTemplates = [
  {
    name: 'Thank you',
    text: `Hi {name},\n\nthank you for writing to ${brand.name}. \n\nBest wishes\nThe ${brand.name} team`,
  },
  {
    name: 'Joining early',
    text: `Hi {name},\n\nthank you for your interest. Join the waitlist with the link below and you’ll get an invitation as soon as there is a place for you.\n\n{site}/waitlist\n\nBest wishes\nThe ${brand.name} team`,
  },
  {
    name: 'How campaigns work',
    text: `Hi {name},\n\na campaign runs for up to 28 days. It counts as successful at about 80% of its goal, and backers are repaid within 3 to 9 months. You’ll find the details here:\n\n{site}/about\n\nBest wishes\nThe ${brand.name} team`,
  },
  {
    name: 'We’re looking into it',
    text: `Hi {name},\n\nthank you for telling us. We’re looking into it and will write to you as soon as we know more.\n\nBest wishes\nThe ${brand.name} team`,
  },
] as const
