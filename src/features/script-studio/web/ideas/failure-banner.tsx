import { accountPaths } from '#features/accounts/contract/paths.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { dashboardMessages } from '../../contract/idea-messages.ts'
import { studioPaths } from '../../contract/paths.ts'

/** `attemptAt` identifies what failed: a new attempt clears it. */
export type Failure = { message: string; isSignedOut?: boolean; attemptAt?: string }

/** 'Error: …', until dismissed. A signed-out user gets a link to sign in. */
export function FailureBanner({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  return (
    <Banner onDismiss={onDismiss}>
      {failure.message}
      {failure.isSignedOut && (
        <>
          {' '}
          {/* A full page load, because this page still has the old session. */}
          <a
            href={`${accountPaths.signIn}?returnTo=${encodeURIComponent(studioPaths.generator)}`}
            className="font-semibold underline underline-offset-4"
          >
            {dashboardMessages.signInAgain}
          </a>
          {dashboardMessages.nothingLost}
        </>
      )}
    </Banner>
  )
}
