export const launchPaths = {
  /** Someone's private page; `?token=` is in their email only. */
  place: '/api/launch/place',
  card: '/api/launch/place/card.png',
  /** The target of an emailed invitation. */
  invitation: '/api/launch/invitation',
  pageLinks: '/api/launch/page-links',
  demand: '/api/launch/demand',
} as const
