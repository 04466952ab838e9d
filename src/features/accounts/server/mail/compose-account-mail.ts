import { brand } from '#platform/common/brand.ts'
import { renderMail, type MailContent } from '#platform/server/mail/render-mail.ts'
import { ownPaths } from '../../contract/own-paths.ts'
import { accountPaths } from '../../contract/paths.ts'

import type { LinkPurpose } from '../links/links.store.ts'

type Content = { subject: string; text: string; html: string; headers: Record<string, string> }

const notMe = 'Didn’t request this? You can ignore this email.'

type LinkMail = { subject: string; body: string; label: string; page: string; end?: string }

const linkMails: Record<LinkPurpose, LinkMail> = {
  'password-reset': {
    subject: `Reset your ${brand.name} password`,
    body: `Someone asked to reset the password of your ${brand.name} account. The link expires in an hour.`,
    label: 'Choose a new password',
    page: ownPaths.resetPassword,
  },
  'email-confirmation': {
    subject: `Confirm your email address for ${brand.name}`,
    body: `Welcome to ${brand.name}. Please confirm that this is your address. The link expires in 24 hours.`,
    label: 'Confirm this address',
    page: ownPaths.confirmEmail,
  },
  'email-change': {
    subject: `Confirm your new email address for ${brand.name}`,
    body: `You asked to use this address for your ${brand.name} account. The link expires in 24 hours.`,
    label: 'Use this address',
    page: ownPaths.confirmEmail,
  },
  'email-change-cancellation': {
    subject: `Someone wants to change your ${brand.name} email address`,
    body: `You, or someone who knows your password, asked to use another email address for your ${brand.name} account. If it was you, ignore this email and open the link that we sent to the new address. If it wasn't, cancel the change within a day, even if it has already been made: your account keeps this address and every device is signed out. Then choose a new password.`,
    label: 'Cancel the change',
    page: ownPaths.cancelEmailChange,
    end: `Need help? Write to ${brand.contact.support}.`,
  },
}

/** The token is in the fragment, which is never sent to servers or logged. */
export function composeLinkMail(purpose: LinkPurpose, siteUrl: string, token: string): Promise<Content> {
  const { subject, body, label, page, end = notMe } = linkMails[purpose]
  return compose({
    subject,
    paragraphs: [body],
    button: { label, url: `${siteUrl}${page}#token=${token}` },
    end,
  })
}

export const noticeSubjects = {
  'already-registered': `You already have a ${brand.name} account`,
  'password-changed': `Your ${brand.name} password was changed`,
  'email-changed': `Your ${brand.name} email address was changed`,
  'third-party-linked': `A new way to sign in to ${brand.name}`,
  'account-deleted': `Your ${brand.name} account has been deleted`,
  'second-factor-changed': `Your ${brand.name} sign-in settings changed`,
} as const

export type Notice = keyof typeof noticeSubjects

type NoticeText = { body: string; label: string; page: string; second?: { label: string; page: string } }

const notices: Record<Notice, NoticeText> = {
  'already-registered': {
    body: 'Someone, hopefully you, tried to register with this address. You already have an account: sign in, or choose a new password if you have forgotten yours.',
    label: 'Sign in',
    page: accountPaths.signIn,
    second: { label: 'Reset your password', page: ownPaths.forgotPassword },
  },
  'password-changed': {
    body: 'Your password was changed. All other devices have been signed out.',
    label: 'Choose another password',
    page: ownPaths.forgotPassword,
  },
  'email-changed': {
    body: `Your email address was changed. Sign in with the new one from now on. All other devices have been signed out. If you didn’t want this and got our email “${linkMails['email-change-cancellation'].subject}”, its link undoes the change for a day.`,
    label: 'Open your account',
    page: ownPaths.account,
  },
  'third-party-linked': {
    body: `Someone signed in to your ${brand.name} account with another service, such as Google, that confirmed this address. From now on you can sign in with that service, too.`,
    label: 'Open your account',
    page: ownPaths.account,
  },
  'second-factor-changed': {
    body: 'A passkey, an authenticator app or the recovery codes of your account were added, changed or removed.',
    label: 'Review your account',
    page: ownPaths.account,
  },
  'account-deleted': {
    body: 'Your account and all its data have been deleted. This is the last email about it.',
    label: `Go to ${brand.name}`,
    page: accountPaths.home,
  },
}

export function composeAccountMail(notice: Notice, siteUrl: string): Promise<Content> {
  const { body, label, page, second } = notices[notice]
  return compose({
    subject: noticeSubjects[notice],
    paragraphs: [body],
    button: { label, url: `${siteUrl}${page}` },
    links: second && [{ label: second.label, url: `${siteUrl}${second.page}` }],
    end: `Wasn’t you? Write to ${brand.contact.support} right away.`,
  })
}

async function compose(content: MailContent): Promise<Content> {
  return { ...(await renderMail(content)), headers: { 'Auto-Submitted': 'auto-generated' } }
}
