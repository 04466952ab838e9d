import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { teamRoles } from '../../contract/roles.ts'
import { canAccess } from '../../domain/can-access.ts'
import type { SignInTarget } from '../../domain/sign-in-target.ts'
import { useSession } from '../session/session.ts'

/** Shown above the sign-in and registration forms to users who are already signed in. */
export function SignedInNotice({ target, variant }: SignInTarget) {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { email } = session.user
  const mayContinue = variant === 'tool' || canAccess(session.user, { roles: teamRoles })
  return (
    <Notice
      kind="information"
      className="mb-6"
      actions={
        mayContinue && (
          <ButtonLink to={target} variant="plain">
            Continue
          </ButtonLink>
        )
      }
    >
      You’re signed in as <strong className="break-all">{email}</strong>.{' '}
      {mayContinue ? 'Continue, or use another account below.' : 'Use another account to open this page.'}
    </Notice>
  )
}
