export const launchPaths = {
  /** Someone's private page; `?token=` is in their email only. */
  place: '/api/launch/place',
  pageLinks: '/api/launch/page-links',
} as const
