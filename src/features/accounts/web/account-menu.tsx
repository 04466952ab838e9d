import { lazy, Suspense, type ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { useSession } from './session.ts'

const AccountDropdown = lazy(() =>
  import('./account-dropdown.tsx').then((module) => ({ default: module.AccountDropdown })),
)

/** For a header: the avatar with its menu for whoever is signed in, `children` for everyone else. */
export function AccountMenu({ children }: { children?: ReactNode }) {
  const session = useSession()
  if (session.status !== 'signed-in') return children
  const { email } = session.user
  return (
    <Suspense fallback={<Avatar email={email} />}>
      <AccountDropdown email={email} />
    </Suspense>
  )
}
