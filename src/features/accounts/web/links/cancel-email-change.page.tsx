import { brand } from '#platform/common/brand.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { ownPaths } from '../../contract/own-paths.ts'
import { accountApi } from '../account-api.ts'
import { OpenedLink } from './opened-link.tsx'

export const meta = () =>
  pageMeta(`Cancel the address change · ${brand.name}`, 'Keep your email address.', { hidden: true })

export default function CancelEmailChangePage() {
  return (
    <OpenedLink
      title="Cancel the address change"
      send={(token) => unwrap(accountApi.auth['email-change-cancellation'].$put({ json: { token } }))}
      next={
        <ButtonLink to={ownPaths.forgotPassword} variant="main" size="lg" className="mt-6 w-full">
          Choose a new password
        </ButtonLink>
      }
    />
  )
}
