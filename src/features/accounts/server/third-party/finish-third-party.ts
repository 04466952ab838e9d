import { truncate } from '#platform/common/text.ts'
import { unknownOrigin } from '#platform/common/site-origin.ts'
import { accountPaths } from '../../contract/paths.ts'
import type { ProviderId, SignInProblem } from '../../contract/third-party.ts'
import { chooseSignInTarget } from '../../domain/sign-in-target.ts'

type Ending = { location: string; refusal?: { problem: SignInProblem; code: string } }

/**
 * Where to redirect a user who returns from a third party. Always one of our pages: on failure the one they
 * started from, with one of our own error codes and nothing from outside.
 */
export function chooseEnding(
  response: Response | undefined,
  provider: ProviderId,
  pagePaths: readonly string[],
): Ending {
  const redirect = response?.status === 302 ? response.headers.get('location') : undefined
  const { origin, pathname, search, hash, searchParams } = new URL(
    redirect ?? accountPaths.signIn,
    unknownOrigin,
  )
  const startedFrom = startingPages.find((path) => path === pathname)
  if (!startedFrom && origin === unknownOrigin)
    return { location: chooseSignInTarget([`${pathname}${search}${hash}`], pagePaths).target }
  const code = searchParams.get('error') ?? 'no_answer'
  const problem = problems.get(code) ?? 'failed'
  const { target } = chooseSignInTarget([searchParams.get('returnTo')], pagePaths)
  const query = new URLSearchParams({ returnTo: target, problem, provider })
  return {
    location: `${startedFrom ?? accountPaths.signIn}?${query}`,
    refusal: { problem, code: truncate(code, 50) },
  }
}

const startingPages: readonly string[] = [accountPaths.signIn, accountPaths.register]

const problems = new Map<string, SignInProblem>([
  ['account_not_linked', 'account-exists'],
  ['other_account_linked', 'other-account'],
  ['email_not_found', 'no-confirmed-address'],
])
