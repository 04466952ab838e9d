import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { TextLink } from '#platform/web/ui/link.tsx'
import { accountPaths } from '../../contract/paths.ts'
import { withReturn } from '../../domain/sign-in-target.ts'
import { AccountCard } from '../account-card.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { SignedInNotice } from '../sign-in/signed-in-notice.tsx'
import { useSignInTarget } from '../sign-in/sign-in-context.ts'
import { ThirdPartySignIn } from '../sign-in/third-party-sign-in.tsx'

export const meta = () => pageMeta(`Create Account · ${brand.name}`, `Create your ${brand.name} account.`)

export default function RegisterPage() {
  const { target, variant, preview } = useSignInTarget()
  const footer = (
    <>
      Already have an account?{' '}
      <TextLink to={withReturn(accountPaths.signIn, target)} state={{ returnTo: target }}>
        Sign In
      </TextLink>
    </>
  )
  return (
    <AccountCard title="Create your account" beside={preview} footer={footer}>
      <SignedInNotice target={target} variant={variant} />
      <RegistrationForm target={target} />
      <ThirdPartySignIn what="registration" target={target} />
    </AccountCard>
  )
}
