import { useSyncExternalStore } from 'react'
import { inStorage } from '#platform/web/browser-storage.ts'

export type Density = 'comfortable' | 'compact'

const key = 'crovest:admin-density'
const listeners = new Set<() => void>()

const read = (): Density =>
  inStorage('local', (storage) => storage.getItem(key)) === 'compact' ? 'compact' : 'comfortable'

function watch(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How tall rows are: 44 or 36 pixels. Remembered by this browser. */
export function useDensity() {
  const density = useSyncExternalStore<Density>(watch, read, () => 'comfortable')
  const choose = (chosen: Density) => {
    inStorage('local', (storage) => storage.setItem(key, chosen))
    for (const listener of listeners) listener()
  }
  return { density, toggle: () => choose(density === 'compact' ? 'comfortable' : 'compact') }
}
