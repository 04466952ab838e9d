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

/** In the place of a menu that did not come. A whole new page, so that the menu is asked for again. */
function AccountLink({ user: { email } }: { user: SignedInUser }) {
  return (
    <a href={ownPaths.account} aria-label={`Account of ${email}`} className="rounded-full">
      <Avatar email={email} />
    </a>
  )
}

/** For a header: the avatar with its menu for whoever is signed in, `children` for everyone else. */
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
