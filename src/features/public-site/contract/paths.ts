import { accountPaths } from '#features/accounts/contract/paths.ts'

export const sitePaths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  waitlist: '/waitlist',
  privacy: '/privacy',
  faq: '/faq',
  terms: '/terms',
  unauthorized: '/unauthorized',
  connectionTest: '/test-firebase',
  // Belongs to tools-hub, which this feature may not import.
  aiTools: '/ai-tools',
  signIn: accountPaths.signIn,
  register: accountPaths.register,
} as const
