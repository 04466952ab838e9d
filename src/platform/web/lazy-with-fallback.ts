import { lazy, type ComponentType } from 'react'

/**
 * A lazily loaded part of a page. If its script fails to load, because the network is down or a new version
 * was deployed, `missing` is shown instead and the rest of the page stays.
 */
export const lazyWithFallback = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props>,
) => lazy(async () => ({ default: await load().catch(() => missing) }))
