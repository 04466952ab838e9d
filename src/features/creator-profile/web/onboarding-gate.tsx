import { Suspense, useEffect, type ReactNode } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { ErrorState, LoadFailure } from '#platform/web/ui/error-state.tsx'

import { Spinner } from '#platform/web/ui/spinner.tsx'
import { profileMessages } from '../contract/messages.ts'
import { preloadSchemas, useLocalText } from './local-profiles.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { loadWhenQuiet } from '#platform/web/when-quiet.ts'
import { contentProfile, onboardingProfile } from './profile-kinds.ts'
import { useSendLocalProfile, useStoredProfile } from './use-profile.ts'

// Lazy because each creator sees it once.
const OnboardingScreen = lazyWithFallback(
  async () => (await import('./onboarding-screen.tsx')).OnboardingScreen,
  LoadFailure,
)

type OnboardingGateProps = { lead: ReactNode; children: ReactNode }

/** Shows the page if the onboarding is complete, otherwise the onboarding. Requires a signed-in user. */
export function OnboardingGate(props: OnboardingGateProps) {
  const session = useSession()
  // The key resets the state for another user.
  return session.status === 'signed-in' ? (
    <GateOf key={session.user.email} {...props} email={session.user.email} />
  ) : null
}

function GateOf({ email, lead, children }: OnboardingGateProps & { email: string }) {
  // Delayed until the page has loaded; a form that opens sooner loads its own schema.
  useEffect(() => loadWhenQuiet(async () => preloadSchemas([onboardingProfile, contentProfile])), [])
  useSendLocalProfile(onboardingProfile, email)
  useSendLocalProfile(contentProfile, email)
  const { stored, copy } = useStoredProfile(onboardingProfile, email)
  // Only observes the state; a page that needs the profile fetches it.
  const content = useStoredProfile(contentProfile, email, { enabled: false })
  const waits = [useLocalText(onboardingProfile, email), useLocalText(contentProfile, email)]
  const isComplete = stored.data?.hasCompletedOnboarding === true || waits[0] !== null || copy !== undefined
  const shownCopy = copy ?? content.copy
  if (isComplete)
    return (
      <>
        {waits.some((text) => text !== null) && <LocalProfileNotice />}
        {shownCopy && (
          <CopyNotice
            savedAt={shownCopy.savedAt}
            busy={stored.isFetching || content.stored.isFetching}
            onRetry={() => {
              if (copy) void stored.refetch()
              if (content.copy) void content.stored.refetch()
            }}
          />
        )}
        {children}
      </>
    )
  const loading = <Spinner text={profileMessages.loading} className="min-h-[50dvh]" />
  if (stored.data)
    return (
      <Suspense fallback={loading}>
        <OnboardingScreen email={email} lead={lead} />
      </Suspense>
    )
  if (stored.isError)
    return (
      <div className="page-width py-section">
        <ErrorState onRetry={() => void stored.refetch()} busy={stored.isFetching}>
          {stored.error.message}
        </ErrorState>
      </div>
    )
  return loading
}

/** Shown while a profile is waiting in this browser to be sent. */
function LocalProfileNotice() {
  return (
    <div className="page-width pt-6">
      <Notice kind="warning" title={profileMessages.keptLocally}>
        We’ll save it as soon as the server is back. You can keep working.
      </Notice>
    </div>
  )
}

type CopyNoticeProps = { savedAt: string; busy: boolean; onRetry: () => void }

/** Shown while the server is unreachable and a local copy is displayed. */
function CopyNotice({ savedAt, busy, onRetry }: CopyNoticeProps) {
  const retry = (
    <Button busy={busy} busyText="Trying..." onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <div className="page-width pt-6">
      <Notice kind="warning" title={profileMessages.loadFailed} actions={retry}>
        You’re seeing the copy that was saved in this browser on {formatDateTime(savedAt)}.
      </Notice>
    </div>
  )
}
