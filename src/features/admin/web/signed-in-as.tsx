import { useSession } from '#features/accounts/web.ts'
import { RoleBadge } from './role-badge.tsx'

export function SignedInAs() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      Signed in as <span className="font-medium break-all text-ink">{session.user.email}</span>
      <RoleBadge role={session.user.role} />
    </p>
  )
}
