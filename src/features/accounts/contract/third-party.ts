import { z } from 'zod'

export const providerIds = ['google', 'oidc'] as const
export type ProviderId = (typeof providerIds)[number]

const SignInProvider = z.object({ id: z.enum(providerIds), name: z.string() })
export type SignInProvider = z.infer<typeof SignInProvider>

/** The third parties one can sign in with, as the server is configured. */
export const SignInOptions = z.object({ providers: z.array(SignInProvider) })

export const ThirdPartySignInInput = z.object({
  provider: z.enum(providerIds),
  /** A path of this site to come back to; anything else is ignored. */
  callbackURL: z.string().optional(),
  /** Whoever set out from the registration comes back to it when it fails. */
  requestSignUp: z.boolean().optional(),
})

export const OAuthRedirect = z.object({ url: z.string(), redirect: z.literal(true) })

/** Why a third-party sign-in came back without success. The page says it in words; nothing the third party wrote is shown. */
export const signInProblems = ['failed', 'account-exists', 'other-account', 'no-confirmed-address'] as const
export type SignInProblem = (typeof signInProblems)[number]
