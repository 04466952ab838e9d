import { useState } from 'react'
import type { Failure } from '../ideas/failure-banner.tsx'
import type { Report } from './generation-failure.ts'

/** The failure that a page shows in its banner. */
export function useFailure() {
  const [failure, setFailure] = useState<Failure>()
  const report: Report = (attemptAt, error) => {
    if (!error) return setFailure((shown) => (shown?.attemptAt === attemptAt ? undefined : shown))
    setFailure({ message: error.message, isSignedOut: error.status === 'UNAUTHENTICATED', attemptAt })
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return {
    failure,
    report,
    show: (message: string) => setFailure({ message }),
    dismiss: () => setFailure(undefined),
  }
}
