import { brand } from '#platform/common/brand.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { accountPaths } from '../../contract/paths.ts'
import { accountApi } from '../account-api.ts'
import { OpenedLink } from './opened-link.tsx'

export const meta = () =>
  pageMeta(`Confirm your address · ${brand.name}`, 'Confirm your email address.', { hidden: true })

export default function ConfirmEmailPage() {
  return (
    <OpenedLink
      title="Confirm your address"
      send={(token) => unwrap(accountApi.auth['email-confirmation'].$put({ json: { token } }))}
      next={
        <ButtonLink to={accountPaths.scriptGenerator} variant="main" size="lg" className="mt-6 w-full">
          Continue
        </ButtonLink>
      }
    />
  )
}
