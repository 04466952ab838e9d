import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { ButtonLink, TextLink } from '#platform/web/ui/link.tsx'
import { accountPaths } from '../contract/paths.ts'
import { withReturn } from '../domain/sign-in-target.ts'
import { AccountCard } from './account-card.tsx'
import { useSignInTarget } from './sign-in-surroundings.ts'
import { ThirdPartySignIn } from './third-party-sign-in.tsx'

export const meta = () => pageMeta(`Create Account · ${brand.name}`, `Registration at ${brand.name}.`)

export default function RegisterPage() {
  const { target, preview } = useSignInTarget()
  const footer = (
    <>
      You already have an account?{' '}
      <TextLink to={withReturn(accountPaths.signIn, target)} state={{ returnTo: target }}>
        Sign In
      </TextLink>
    </>
  )
  return (
    <AccountCard title="Registration opens soon" beside={preview} footer={footer}>
      <p className="text-ink-soft">
        We let people in step by step before the launch. Leave your address on the waitlist, and you hear from
        us as soon as you can create your account.
      </p>
      <ButtonLink to={accountPaths.waitlist} variant="main" size="lg" className="mt-6 w-full">
        Join the waitlist
      </ButtonLink>
      <ThirdPartySignIn what="registration" target={target} />
    </AccountCard>
  )
}
