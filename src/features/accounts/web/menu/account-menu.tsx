import { Suspense, type ReactNode } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { ownPaths } from '../../contract/own-paths.ts'
import type { SignedInUser } from '../../contract/session.ts'
import { Avatar } from './avatar.tsx'
import { useLikelySession } from '../session/session.ts'

const AccountDropdown = lazyWithFallback(
  async () => (await import('./account-dropdown.tsx')).AccountDropdown,
  AccountLink,
)

/** Fallback if the menu fails to load. A full page load, so that the menu is requested again. */
function AccountLink({ user: { email } }: { user: SignedInUser }) {
  return (
    <a href={ownPaths.account} aria-label={`Account of ${email}`} className="rounded-full">
      <Avatar email={email} />
    </a>
  )
}

/** The avatar with its menu for signed-in users, otherwise `children`. */
export function AccountMenu({ children }: { children?: ReactNode }) {
  const session = useLikelySession()
  if (session.status !== 'signed-in') return children
  const { email } = session.user
  return (
    <Suspense fallback={<Avatar email={email} />}>
      <AccountDropdown user={session.user} />
    </Suspense>
  )
}
