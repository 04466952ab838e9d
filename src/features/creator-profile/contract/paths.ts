export const profilePaths = {
  /** The onboarding answers. */
  creator: '/api/profile',
  /** What the AI tools know about a creator's content. */
  content: '/api/profile/content',
} as const
