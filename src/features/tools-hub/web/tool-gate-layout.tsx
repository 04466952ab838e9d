import { Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { ToolGate } from './tool-gate.tsx'

// Below the tool and after it: what a tool needs to open comes first.
const ToolFeedback = lazyWithFallback(
  async () => (await import('./tool-feedback.tsx')).ToolFeedback,
  () => null,
)

/** Around every page that the route table calls a tool: their features need not know the gate, nor the form for feedback. */
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

/** A page says so by `export const handle = { asksForFeedback: true }`. */
const asks = (handle: unknown) =>
  typeof handle === 'object' &&
  handle !== null &&
  'asksForFeedback' in handle &&
  handle.asksForFeedback === true
