import { useState } from 'react'
import { inStorage } from '#platform/web/browser-storage.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { ownPaths } from '../../contract/own-paths.ts'
import { useSession } from '../session/session.ts'

const keyOf = (email: string) => `crovest:second-factor-notice:${email}`

/** Offers a second factor to team accounts without one, until dismissed. */
export function SecondFactorNotice() {
  const session = useSession()
  if (session.status !== 'signed-in' || session.user.secondFactor !== 'offered') return null
  return <Offer key={session.user.email} email={session.user.email} />
}

function Offer({ email }: { email: string }) {
  const [isAway, setIsAway] = useState(
    () => inStorage('local', (storage) => storage.getItem(keyOf(email))) === 'away',
  )
  if (isAway) return null
  const putAway = () => {
    setIsAway(true)
    inStorage('local', (storage) => storage.setItem(keyOf(email), 'away'))
  }
  // One line, so that the lists below keep their height.
  return (
    <div role="status" className="flex min-h-11 items-center gap-2 rounded-md bg-sunken pl-4 text-sm">
      <p className="min-w-0 flex-1 py-2 lg:truncate">
        <strong className="font-semibold">Protect this account with a second factor.</strong>{' '}
        <span className="max-lg:hidden">
          A passkey or an authenticator app keeps the admin area safe if your password leaks.
        </span>
      </p>
      <ButtonLink to={ownPaths.security}>Set up</ButtonLink>
      <Button variant="quiet" onClick={putAway}>
        Dismiss
      </Button>
    </div>
  )
}
