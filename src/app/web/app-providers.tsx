import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { ConfirmationHost, SignInContext } from '#features/accounts/web.ts'
import { toolPreviewOf } from '#features/tools-hub/web.ts'
import { ApiError } from '#platform/web/api-error.ts'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { pagePaths } from '../pages.ts'

const surroundings = { knownPaths: pagePaths, previewOf: toolPreviewOf }

// Within the same task, not in a later one: a radio whose choice is kept in the cache would jump back in between.
notifyManager.setScheduler(queueMicrotask)

/** Around every app page, and around no prerendered one: the public pages do not load any of this. */
export default function AppProviders() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <SignInContext value={surroundings}>
          <Outlet />
          <ConfirmationHost />
        </SignInContext>
      </ToastProvider>
    </QueryClientProvider>
  )
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isWorthRepeating(error) },
    },
  })
}

/** A refusal stays a refusal; only a server or a network in trouble may answer differently next time. */
function isWorthRepeating(error: Error): boolean {
  return !(error instanceof ApiError) || error.httpStatus >= 500
}
