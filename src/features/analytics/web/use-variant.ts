import { useSyncExternalStore } from 'react'
import { experimentTiming, parseRunning, variantC, type Variant } from '../contract/experiments.ts'
import { assignVariant } from '../domain/assign-variant.ts'
import { sessionId } from './session-id.ts'

/** The visit's variant; during prerendering and hydration the one in the HTML. */
export function useVariant(): Variant {
  return useSyncExternalStore(neverChanges, currentVariant, () => variantC)
}

let current: Variant | undefined

/** Cached because `useSyncExternalStore` needs a stable object. */
export function currentVariant(): Variant {
  return (current ??= assignVariant(parseRunning(readTiming()), sessionId()))
}

/** The page itself is the same for every visit, so the server names the experiment in a header. */
function readTiming(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === experimentTiming)?.description
}

const neverChanges = () => () => undefined
