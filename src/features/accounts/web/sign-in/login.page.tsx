import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { TextLink } from '#platform/web/ui/link.tsx'
import { accountPaths } from '../../contract/paths.ts'
import { withReturn } from '../../domain/sign-in-target.ts'
import { AccountCard } from '../account-card.tsx'
import { PasskeySignIn } from '../second-factor/passkey-sign-in.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignedInNotice } from './signed-in-notice.tsx'
import { useSignInTarget } from './sign-in-context.ts'
import { ThirdPartySignIn } from './third-party-sign-in.tsx'

export const meta = () => pageMeta(`Sign In · ${brand.name}`, `Sign in to ${brand.name}.`)

/** Two variants: for the team on the way to /admin, and for everyone else. */
export default function LoginPage() {
  const { preview, ...leadsTo } = useSignInTarget()
  if (leadsTo.variant === 'admin')
    return (
      <AccountCard title="Admin Login" footer="Admin access only">
        <SignedInNotice {...leadsTo} />
        <SignInForm key="admin" {...leadsTo} />
        <PasskeySignIn target={leadsTo.target} />
      </AccountCard>
    )
  const footer = (
    <>
      New to {brand.name}?{' '}
      <TextLink to={withReturn(accountPaths.register, leadsTo.target)} state={{ returnTo: leadsTo.target }}>
        Create Account
      </TextLink>
    </>
  )
  return (
    <AccountCard title="Sign in to continue" beside={preview} footer={footer}>
      <SignedInNotice {...leadsTo} />
      <SignInForm key="tool" {...leadsTo} />
      <PasskeySignIn target={leadsTo.target} />
      <ThirdPartySignIn what="login" target={leadsTo.target} />
    </AccountCard>
  )
}
