import type { ContactMessage, Submission, WaitlistEntry } from '../contract/submissions.ts'
import type { StoredSubmission } from './stored-submission.ts'

type RowOf<Name extends StoredSubmission['collection']> = Extract<
  StoredSubmission,
  { collection: Name }
>['row']

export function presentSubmission(stored: StoredSubmission): Submission {
  switch (stored.collection) {
    case 'waitlist':
      return presentWaitlistEntry(stored.row)
    case 'contact':
      return presentContactMessage(stored.row)
    case 'newsletter':
      return presentSubscription(stored.row)
    case 'feedback':
      return presentFeedback(stored.row)
    case 'other':
      return presentOtherForm(stored.row)
  }
}

export function presentWaitlistEntry(row: RowOf<'waitlist'>): WaitlistEntry {
  const { userType, contentType, fundingTarget, contributionSize, returnModel, investorType, checkSize } = row
  return {
    collection: 'waitlist',
    ...presentReviewed(row),
    email: row.email,
    userType,
    contentType,
    fundingTarget,
    contributionSize,
    returnModel,
    investorType,
    checkSize,
    status: row.status,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  }
}

export function presentContactMessage(row: RowOf<'contact'>): ContactMessage {
  return {
    collection: 'contact',
    ...presentReviewed(row),
    name: row.name,
    email: row.email,
    message: row.message,
    status: row.status,
    read: row.read,
    readAt: row.readAt?.toISOString() ?? null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
  }
}

function presentSubscription(row: RowOf<'newsletter'>): Submission {
  return {
    collection: 'newsletter',
    ...presentCommon(row),
    email: row.email,
    status: row.status,
    subscribedAt: row.subscribedAt.toISOString(),
  }
}

function presentFeedback(row: RowOf<'feedback'>): Submission {
  const { rating, message, status } = row
  return { collection: 'feedback', ...presentReviewed(row), rating, message, status }
}

function presentOtherForm(row: RowOf<'other'>): Submission {
  const { fields, userType, sessionId, status } = row
  return { collection: 'other', ...presentReviewed(row), fields, userType, sessionId, status }
}

function presentReviewed(row: Exclude<StoredSubmission, { collection: 'newsletter' }>['row']) {
  const { formType, submittedAt, notes } = row
  return { ...presentCommon(row), formType, submittedAt: submittedAt.toISOString(), notes }
}

function presentCommon({ id, source, updatedAt, isSpam, spamReason }: StoredSubmission['row']) {
  return { id, source, updatedAt: updatedAt?.toISOString() ?? null, isSpam, spamReason }
}
