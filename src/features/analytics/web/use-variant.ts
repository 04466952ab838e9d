import { useSyncExternalStore } from 'react'
import { experiment, type Variant } from '../contract/experiments.ts'
import { assignVariant, firstVariant } from '../domain/assign-variant.ts'
import { sessionId } from './session-id.ts'

/** The session's variant; during prerendering and hydration the one in the HTML. */
export function useVariant(): Variant {
  return useSyncExternalStore(neverChanges, currentVariant, () => firstVariant(experiment))
}

let current: Variant | undefined

/** Cached because `useSyncExternalStore` needs a stable object. */
export function currentVariant(): Variant {
  return (current ??= assignVariant(experiment, sessionId()))
}

const neverChanges = () => () => undefined
