import { lazyPanel } from '#platform/web/lazy-panel.tsx'

/** Loaded when its tab opens, because most visits to the admin area don't need it. */
export const ExperimentsPanel = lazyPanel(() =>
  import('./experiments-panel.tsx').then((module) => module.LoadedExperimentsPanel),
)
