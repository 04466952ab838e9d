import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { SignedInUser } from '../../contract/session.ts'
import { accountPaths } from '../../contract/paths.ts'
import { RequireAccess } from '../session/require-access.tsx'
import { SecurityPanels } from '../second-factor/security-panels.tsx'
import { useSession } from '../session/session.ts'

export const meta = () => pageMeta(`Sign-in security · ${brand.name}`, 'Your account.', { hidden: true })

/** The only page a team account can open before it has its required second factor. */
export default function SecurityPage() {
  const session = useSession()
  return (
    <RequireAccess inSetup>
      {session.status === 'signed-in' && <Security key={session.user.email} user={session.user} />}
    </RequireAccess>
  )
}

function Security({ user: { email, role, secondFactor } }: { user: SignedInUser }) {
  return (
    <div className="page-width max-w-4xl pt-10 pb-section lg:pt-16">
      <h1 className="text-3xl">Sign-in security</h1>
      {secondFactor !== undefined && (
        <Notice kind="warning" title="Add a second factor" className="mt-6">
          {secondFactor === 'required'
            ? 'Team accounts need a passkey or an authenticator app. Set one up to continue.'
            : 'A passkey or an authenticator app keeps the admin area safe even if someone learns your password.'}
        </Notice>
      )}
      <div className="mt-8 divide-y divide-line border-y border-line">
        <SecurityPanels email={email} />
      </div>
      {role !== 'user' && secondFactor !== 'required' && (
        <ButtonLink to={accountPaths.admin} variant="main" className="mt-8">
          Go to the admin area
        </ButtonLink>
      )}
    </div>
  )
}
