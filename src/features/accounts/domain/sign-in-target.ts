import { ownPaths } from '../contract/own-paths.ts'
import { accountPaths, defaultReturnTarget } from '../contract/paths.ts'

import { safeReturnTarget } from './safe-return-target.ts'

export type SignInTarget = { variant: 'admin' | 'tool'; target: string }

const isAdminPath = /^\/admin(?=[/?#]|$)/
/** Not useful as a destination after signing in. */
const transitPages: readonly string[] = [
  accountPaths.signIn,
  accountPaths.register,
  ownPaths.forgotPassword,
  ownPaths.resetPassword,
  ownPaths.confirmEmail,
]

/** Which sign-in to show and where it leads: the first valid candidate, or the default. */
export function chooseSignInTarget(
  candidates: readonly unknown[],
  pagePaths: readonly string[],
): SignInTarget {
  const pages = pagePaths.filter((path) => !transitPages.includes(path))
  for (const candidate of candidates) {
    const target = safeReturnTarget(candidate, pages)
    if (target) return { variant: isAdminPath.test(target) ? 'admin' : 'tool', target }
    // An unknown page below /admin still leads to the admin area.
    if (typeof candidate === 'string' && isAdminPath.test(candidate))
      return { variant: 'admin', target: accountPaths.admin }
  }
  return { variant: 'tool', target: defaultReturnTarget }
}

/** An account page that returns to `target` afterwards. */
export const withReturn = (path: string, target: string) => `${path}?returnTo=${encodeURIComponent(target)}`
