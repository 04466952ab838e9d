export const accountPaths = {
  signIn: '/login',
  register: '/register',
  unauthorized: '/unauthorized',
  admin: '/admin',
  // Pages of features that accounts may not import but links to.
  home: '/',
  aiTools: '/ai-tools',
  scriptGenerator: '/ai-tools/script-generator',
} as const

/** Where a sign-in leads without an explicit target. */
export const defaultReturnTarget = accountPaths.scriptGenerator
