import { maxShareLinks } from './share-choices.ts'
import type { Overview, ReportWindow } from './reports.ts'

export const overviewLabels: Record<keyof Overview, string> = {
  views: 'Page views',
  visitors: 'Unique visitors',
  sessions: 'Sessions',
  clicks: 'Clicks',
  conversions: 'Conversions',
}

export const windowTexts: Record<ReportWindow, string> = {
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
}

/** Texts of the dialog and of the page behind a link. */
export const shareTexts = {
  button: 'Share',
  title: 'Share this report',
  about: 'Anyone with the link can read this report, without an account. They can’t see anything else.',
  expires: 'Link works for',
  days: (days: number) => `${days} days`,
  create: 'Create link',
  creating: 'Creating...',
  created: 'Copy the link now. It isn’t shown again.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The link couldn’t be copied. Select it and copy it yourself.',
  existing: 'Active links',
  none: 'No active links.',
  madeBy: (email: string, when: string) => `Made by ${email} ${when}`,
  expiresOn: (day: string) => `Expires ${day}`,
  opened: (when: string) => `Last opened ${when}`,
  neverOpened: 'Not opened yet',
  revoke: 'Revoke',
  revoking: 'Revoking...',
  revokeTitle: 'Revoke this link?',
  revokeAbout: 'The link stops working immediately for everyone who has it.',
  revokeLabel: (report: string) => `Revoke link to ${report}`,
  missing: 'This link no longer exists.',
  tooMany: `You can have up to ${maxShareLinks} links. Revoke one first.`,
  page: {
    title: 'Analytics report',
    range: (days: string) => `${days} (UTC)`,
    compared: 'Changes compare with the same length of time before.',
    expires: (day: string) => `This link works until ${day}.`,
    overview: 'Overview',
    now: 'Count',
    before: 'Before',
    change: 'Change',
    overTime: { hour: 'By hour', day: 'By day' },
    time: { hour: 'Hour', day: 'Day' },
    name: 'Name',
    empty: 'No data in this period.',
    deadTitle: 'This link doesn’t work',
    dead: 'It may have expired or been revoked. Ask the person who sent it for a new one.',
  },
} as const
