export const sitePaths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  waitlist: '/waitlist',
  privacy: '/privacy',
  unauthorized: '/unauthorized',
  connectionTest: '/test-firebase',
  // Pages of other features that the site links to; take them from those features' contracts once they exist.
  aiTools: '/ai-tools',
  signIn: '/login',
} as const
