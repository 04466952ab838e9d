export const profilePaths = {
  /** What a creator told at the onboarding. */
  creator: '/api/profile',
  /** What the AI tools know about a creator's content. */
  content: '/api/profile/content',
} as const
