/** Runs work once the browser is idle. Returns what cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 300)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(work, { timeout: 3000 })
  return () => window.cancelIdleCallback(request)
}
