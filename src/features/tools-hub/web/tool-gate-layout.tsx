import { Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { ToolGate } from './tool-gate.tsx'

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
