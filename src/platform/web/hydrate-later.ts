import type { ComponentType } from 'react'
import { lazyWithFallback } from './lazy-with-fallback.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

let interaction: Promise<void> | undefined

/** Resolves when the visitor first moves, types or scrolls; right away where the page is prerendered. */
function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (typeof window === 'undefined') return resolve()
    const stop = new AbortController()
    const done = () => {
      stop.abort()
      resolve()
    }
    for (const sign of signs) addEventListener(sign, done, { passive: true, signal: stop.signal })
  })
  return interaction
}

/**
 * A part of a prerendered page whose script loads with the first interaction. Until then its HTML stands as it
 * is. Put it in a Suspense boundary that never renders again, such as a constant, because React would replace
 * the HTML of one that does.
 */
export const hydrateLater = (load: () => Promise<ComponentType>) =>
  lazyWithFallback(
    async () => {
      await firstInteraction()
      return load()
    },
    () => null,
  )
