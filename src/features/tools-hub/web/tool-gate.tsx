import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { RequireAccess } from '#features/accounts/web.ts'
import { OnboardingGate } from '#features/creator-profile/web.ts'
import { findToolByRoute } from '../contract/catalogue.ts'

/** Requires a signed-in user, then a completed onboarding. */
export function ToolGate({ children }: { children: ReactNode }) {
  const tool = findToolByRoute(useLocation().pathname)
  const lead = `Eight quick questions to unlock ${tool ? `the ${tool.title}` : 'your tool'}.`
  return (
    <RequireAccess>
      <OnboardingGate lead={lead}>{children}</OnboardingGate>
    </RequireAccess>
  )
}
