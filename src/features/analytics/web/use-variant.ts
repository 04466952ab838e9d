import { useSyncExternalStore } from 'react'
import { experiment, type Variant } from '../contract/experiments.ts'
import { assignVariant, firstVariant } from '../domain/assign-variant.ts'
import { sessionId } from './session-id.ts'

/** The variant of this session; during prerendering and hydration the one that stands in the HTML. */
export function useVariant(): Variant {
  return useSyncExternalStore(neverChanges, currentVariant, () => firstVariant(experiment))
}

let current: Variant | undefined

/** Worked out once: a hook that is asked again must get the same object. */
export function currentVariant(): Variant {
  return (current ??= assignVariant(experiment, sessionId()))
}

const neverChanges = () => () => undefined
