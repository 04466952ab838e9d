import { accountPaths } from '#features/accounts/contract/paths.ts'

export const sitePaths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  waitlist: '/waitlist',
  privacy: '/privacy',
  unauthorized: '/unauthorized',
  connectionTest: '/test-firebase',
  // Of tools-hub, which stands on the other side of the table of imports.
  aiTools: '/ai-tools',
  signIn: accountPaths.signIn,
  register: accountPaths.register,
} as const
