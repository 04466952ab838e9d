const quietMs = 4000

/** Loads a script that is probably needed soon, once the page itself has loaded. Returns what cancels it. */
export function loadWhenQuiet(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void load().catch(() => undefined), quietMs)
  return () => clearTimeout(timer)
}
