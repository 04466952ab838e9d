import { useSyncExternalStore } from 'react'

/**
 * A value that only the browser knows, such as the query string; starts with the prerendered value to match
 * hydration.
 */
export const useAfterHydration = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => prerendered)

const neverChanges = () => () => undefined
