export const accountPaths = {
  signIn: '/login',
  register: '/register',
  unauthorized: '/unauthorized',
  admin: '/admin',
  // Pages of features that accounts must not know, which its menus and texts link to.
  home: '/',
  aiTools: '/ai-tools',
  scriptGenerator: '/ai-tools/script-generator',
} as const

/** Where a sign-in leads when nobody said where to. */
export const defaultReturnTarget = accountPaths.scriptGenerator
