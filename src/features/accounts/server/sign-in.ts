import type { Context } from 'hono'
import { AppError } from '#platform/common/errors.ts'
import { comparableEmail } from '#platform/common/text.ts'
import type { Attempts } from '#platform/server/http/rate-limit.ts'
import { signInMessages } from '../contract/messages.ts'
import type { SignInInput } from '../contract/sign-in.ts'
import type { Auth } from './auth.ts'
import { passCookiesOn } from './current-session.ts'
import type { TeamList } from './team-list.ts'
import { rethrowTranslated } from './translate-auth-error.ts'

export type Doorkeepers = { auth: Auth; attempts: Attempts; teamList: TeamList }

/** Begins a session for whoever knows the password. Its token travels in the cookie alone, never in the answer. */
export async function signIn(keepers: Doorkeepers, c: Context, input: SignInInput) {
  const { headers, user } = await enter(keepers, c, input)
  passCookiesOn(headers, c)
  c.header('cache-control', 'no-store')
  return user
}

/** The session itself, still in the headers that the library would answer with. */
export async function enter({ auth, attempts }: Doorkeepers, c: Context, input: SignInInput) {
  const email = comparableEmail(input.email)
  await attempts.spend(email, signInMessages.tooMany)
  const { headers, response } = await auth.api
    .signInEmail({ body: { ...input, email }, headers: c.req.raw.headers, returnHeaders: true })
    .catch(rethrowTranslated)
  await attempts.forget(email)
  return { headers, user: response.user }
}

/** The way into the admin area: the allow list decides first, so its answer tells nothing about which accounts exist. */
export async function signInToTeam(keepers: Doorkeepers, c: Context, input: SignInInput) {
  if (!keepers.teamList.roleOf(input.email))
    throw new AppError('PERMISSION_DENIED', signInMessages.notOnTheTeam)
  return signIn(keepers, c, input).catch((error: unknown) => {
    const isWrongPassword = error instanceof AppError && error.status === 'UNAUTHENTICATED'
    throw isWrongPassword
      ? new AppError('UNAUTHENTICATED', signInMessages.wrongPassword, { cause: error })
      : error
  })
}
