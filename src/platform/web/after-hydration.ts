import { useSyncExternalStore } from 'react'

/** What only the browser knows, such as the query of the address: at first what stands in the prerendered page. */
export const useAfterHydration = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => prerendered)

const neverChanges = () => () => undefined
