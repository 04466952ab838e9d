import { callableMessages } from '#platform/common/callable.ts'
import { CallableError, callFunction, type CallableCode } from '#platform/web/call-function.ts'
import { AuthenticatedUser } from '../contract/authenticate-user.ts'
import { functionMessages } from '../contract/messages.ts'

/** Checked before a call that would be rejected anyway. */
type Caller = { isSignedIn: boolean }

export const authenticateUser = (email: string, password: string) =>
  withFailureMessage(functionMessages.authentication, async () =>
    AuthenticatedUser.parse(await callFunction('authenticateUser', { authMethod: 'email', email, password })),
  )

export const updateUserProfile = (profileData: object, caller: Caller) =>
  withFailureMessage(functionMessages.profileUpdate, () =>
    callAsUser('updateUserProfile', { profileData }, caller),
  )

export const saveCreatorProfile = (profileData: object, caller: Caller) =>
  withFailureMessage(functionMessages.creatorProfile, () =>
    callAsUser('updateUserProfile', { profileData }, caller),
  )

export const saveOnboardingProfile = (profileData: object, caller: Caller) =>
  withFailureMessage(functionMessages.onboardingProfile, () =>
    callAsUser('saveOnboardingProfile', { profileData }, caller),
  )

export const generateContent = (prompt: string, profile: object, caller: Caller) =>
  withFailureMessage(functionMessages.content, () =>
    callAsUser('generateContent', { prompt, profile }, caller),
  )

async function callAsUser(name: string, payload: unknown, { isSignedIn }: Caller) {
  if (!isSignedIn) throw new CallableError('unauthenticated', callableMessages.signedOut)
  return callFunction(name, payload)
}

/** Keeps the server's message for rejections and replaces anything else with `failure`. */
async function withFailureMessage<T>(failure: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof CallableError && rejectionCodes.includes(cause.code)) throw cause
    throw new CallableError(cause instanceof CallableError ? cause.code : 'internal', failure, { cause })
  }
}

const rejectionCodes: readonly CallableCode[] = [
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
  'resource-exhausted',
]
