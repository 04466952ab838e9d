import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { ConfirmationHost, SignInContext } from '#features/accounts/web.ts'
import { toolPreviewOf } from '#features/tools-hub/web.ts'
import { ApiError } from '#platform/web/api-error.ts'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { pagePaths } from '../pages.ts'

const surroundings = { pagePaths, previewOf: toolPreviewOf }

// Notifies in the same task, because a radio whose value is in the cache would flicker otherwise.
notifyManager.setScheduler(queueMicrotask)

/** Wraps every app page but no prerendered one, so that public pages don't load it. */
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

/** Retries only server or network trouble; a rejection would just repeat. */
function isWorthRepeating(error: Error): boolean {
  return !(error instanceof ApiError) || error.httpStatus >= 500
}
