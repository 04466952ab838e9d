import { ownPaths } from '../contract/own-paths.ts'
import { accountPaths, defaultReturnTarget } from '../contract/paths.ts'
import { safeReturnTarget } from './safe-return-target.ts'

export type SignInTarget = { variant: 'admin' | 'tool'; target: string }

const isAdminPath = /^\/admin(?=[/?#]|$)/
/** Nobody wants to come back to these after signing in. */
const wayThrough: readonly string[] = [
  accountPaths.signIn,
  accountPaths.register,
  ownPaths.forgotPassword,
  ownPaths.resetPassword,
  ownPaths.confirmEmail,
]

/** Which sign-in is shown and where it leads: the first of the candidates that is a page to go back to, or the default. */
export function chooseSignInTarget(
  candidates: readonly unknown[],
  knownPaths: readonly string[],
): SignInTarget {
  const pages = knownPaths.filter((path) => !wayThrough.includes(path))
  for (const candidate of candidates) {
    const target = safeReturnTarget(candidate, pages)
    if (target) return { variant: isAdminPath.test(target) ? 'admin' : 'tool', target }
    // A page of the admin area that is no more still means the admin area.
    if (typeof candidate === 'string' && isAdminPath.test(candidate))
      return { variant: 'admin', target: accountPaths.admin }
  }
  return { variant: 'tool', target: defaultReturnTarget }
}

/** The address of a page of accounts that leads back to `target` afterwards. */
export const withReturn = (path: string, target: string) => `${path}?returnTo=${encodeURIComponent(target)}`
