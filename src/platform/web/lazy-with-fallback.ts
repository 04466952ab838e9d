import { lazy, type ComponentType } from 'react'

/**
 * A part of a page whose script comes later. When it does not come, because the network is gone or the site was renewed meanwhile,
 * `missing` stands in its place, and the page around it stays.
 */
export const lazyWithFallback = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props>,
) => lazy(async () => ({ default: await load().catch(() => missing) }))
