import { useSearchParams } from 'react-router'
import { accountPaths } from '#features/accounts/contract/paths.ts'
import { PersonPanel } from '#features/inbox/web.ts'
import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { TextLink } from '#platform/web/ui/link.tsx'
import { AccountAccess } from './account-access.tsx'
import { AdminFrame } from './admin-frame.tsx'

export const meta = () => pageMeta(`Person · ${brand.name}`, 'For the team.')

export default function PersonPage() {
  const [search] = useSearchParams()
  const email = search.get('email') ?? ''
  return (
    <AdminFrame
      title={
        <TextLink to={accountPaths.admin} className="text-sm">
          Back to the dashboard
        </TextLink>
      }
    >
      <div className="max-w-5xl px-4 py-6 lg:px-6">
        <PersonPanel email={email} />
        <div className="mt-10">
          <AccountAccess email={email} />
        </div>
      </div>
    </AdminFrame>
  )
}
