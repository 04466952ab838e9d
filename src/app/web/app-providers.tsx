import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { ConfirmationHost, SignInContext } from '#features/accounts/web.ts'
import { toolPreviewOf } from '#features/tools-hub/web.ts'
import { ApiError } from '#platform/web/api-error.ts'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { pagePaths } from '../pages.ts'

const signInContext = { pagePaths, previewOf: toolPreviewOf }

// Notifies in the same task, because a radio whose value is in the cache would flicker otherwise.
notifyManager.setScheduler(queueMicrotask)

/** Wraps every app page but no prerendered one, so that public pages don't load it. */
export default function AppProviders() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <SignInContext value={signInContext}>
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
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isRetryable(error) },
    },
  })
}

/** Server and network errors; a rejected request would be rejected again. */
function isRetryable(error: Error): boolean {
  return !(error instanceof ApiError) || error.httpStatus >= 500
}
