import { z } from 'zod'

export const providerIds = ['google', 'oidc'] as const
export type ProviderId = (typeof providerIds)[number]

const SignInProvider = z.object({ id: z.enum(providerIds), name: z.string() })
export type SignInProvider = z.infer<typeof SignInProvider>

/** The configured sign-in providers. */
export const SignInOptions = z.object({ providers: z.array(SignInProvider) })

export const ThirdPartySignInInput = z.object({
  provider: z.enum(providerIds),
  /** A path of this site to return to; anything else is ignored. */
  callbackURL: z.string().optional(),
  /** Whether it was started from the registration page, to return there on failure. */
  requestSignUp: z.boolean().optional(),
})

export const OAuthRedirect = z.object({ url: z.string(), redirect: z.literal(true) })

/**
 * Why a third-party sign-in failed. The page has its own text for each; nothing the provider sent is shown.
 */
export const signInProblems = ['failed', 'account-exists', 'other-account', 'no-confirmed-address'] as const
export type SignInProblem = (typeof signInProblems)[number]
