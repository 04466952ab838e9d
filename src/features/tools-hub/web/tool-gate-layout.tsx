import { Suspense, type ReactNode } from 'react'
import { Outlet, useMatches, useLocation } from 'react-router'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { RequireAccess } from '#features/accounts/web.ts'
import { OnboardingGate } from '#features/creator-profile/web.ts'
import { findToolByRoute } from '../contract/catalog.ts'

// Loaded after the tool, which matters more.
const ToolFeedback = lazyWithFallback(
  async () => (await import('./tool-feedback.tsx')).ToolFeedback,
  () => null,
)

/** Wraps every tool route, so that the tools' features needn't know the gate or the feedback form. */
export default function ToolGateLayout() {
  const asksForFeedback = useMatches().some(({ handle }) => asks(handle))
  return (
    <ToolGate>
      <Outlet />
      {asksForFeedback && (
        <Suspense fallback={null}>
          <ToolFeedback />
        </Suspense>
      )}
    </ToolGate>
  )
}

/** Set by a page with `export const handle = { asksForFeedback: true }`. */
const asks = (handle: unknown) =>
  typeof handle === 'object' &&
  handle !== null &&
  'asksForFeedback' in handle &&
  handle.asksForFeedback === true

/** Requires a signed-in user, then a completed onboarding. */
function ToolGate({ children }: { children: ReactNode }) {
  const tool = findToolByRoute(useLocation().pathname)
  const lead = `Eight quick questions to unlock ${tool ? `the ${tool.title}` : 'your tool'}.`
  return (
    <RequireAccess>
      <OnboardingGate lead={lead}>{children}</OnboardingGate>
    </RequireAccess>
  )
}
