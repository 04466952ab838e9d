import { accountPaths } from '../contract/paths.ts'
import type { ProviderId, SignInProblem } from '../contract/third-party.ts'
import { chooseSignInTarget } from '../domain/sign-in-target.ts'

export type Ending = { location: string; problem?: SignInProblem; code?: string }

/**
 * Where somebody goes who comes back from a third party, by the library's answer. Whatever happened ends on a page of ours:
 * a refusal on the one the person set out from, with a word out of our own list and nothing of what came from outside.
 */
export async function chooseEnding(
  answer: Response | undefined,
  provider: ProviderId,
  knownPaths: readonly string[],
): Promise<Ending> {
  const location = URL.parse(answer?.headers.get('location') ?? '', base)
  const isRefusal =
    !location || location.origin !== base || startingPages.includes(location.pathname) || !isRedirect(answer)
  if (!isRefusal) return { location: chooseSignInTarget([pathOf(location)], knownPaths).target }
  const code = location?.searchParams.get('error') ?? (await readCode(answer))
  const problem = problems[code] ?? 'failed'
  const page = startingPages.find((path) => path === location?.pathname) ?? accountPaths.signIn
  const { target } = chooseSignInTarget([location?.searchParams.get('returnTo')], knownPaths)
  const query = new URLSearchParams({ returnTo: target, problem, provider })
  return { location: `${page}?${query}`, problem, code }
}

const base = 'https://site.invalid'
const startingPages: readonly string[] = [accountPaths.signIn, accountPaths.register]
const isRedirect = (answer: Response | undefined) => answer?.status === 302
const pathOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`

const problems: Partial<Record<string, SignInProblem>> = {
  account_not_linked: 'account-exists',
  address_unconfirmed: 'address-unconfirmed',
  email_not_found: 'address-missing',
}

async function readCode(answer: Response | undefined): Promise<string> {
  const body: unknown = await answer?.json().catch(() => undefined)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  return typeof code === 'string' ? code : 'no_answer'
}
