import { accountPaths } from '#features/accounts/contract/paths.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { studioPaths } from '../../contract/paths.ts'

/** What failed is known by `attemptAt`: a new attempt at the same thing ends it. */
export type Failure = { message: string; isSignedOut?: boolean; attemptAt?: string }

/** 'Error: …', until it is put away. Whoever was signed out meanwhile is shown the way back. */
export function FailureBanner({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  return (
    <Banner onDismiss={onDismiss}>
      {failure.message}
      {failure.isSignedOut && (
        <>
          {' '}
          {/* A fresh load, because this page still believes that somebody is signed in. */}
          <a
            href={`${accountPaths.signIn}?returnTo=${encodeURIComponent(studioPaths.generator)}`}
            className="font-semibold underline underline-offset-4"
          >
            Sign in again
          </a>
          {' — nothing you wrote is lost.'}
        </>
      )}
    </Banner>
  )
}
