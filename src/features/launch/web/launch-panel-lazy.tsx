import { lazyPanel } from '#platform/web/lazy-panel.tsx'

/** Loaded when its tab opens, because most visits to the admin area don't need it. */
export const LaunchPanel = lazyPanel(() =>
  import('./launch-panel.tsx').then((module) => module.LoadedLaunchPanel),
)
