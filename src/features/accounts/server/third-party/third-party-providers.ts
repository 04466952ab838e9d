import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { z } from 'zod'
import { normalizeEmail, emailAddress } from '#platform/common/text.ts'
import type { ProviderId, SignInProvider } from '../../contract/third-party.ts'
import type { Auth } from '../auth.ts'
import { noteSignInEmail } from '../sign-in/sign-in-start.ts'

export type ProviderSettings = {
  id: ProviderId
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}
export type ThirdParties = ReturnType<typeof createThirdParties>

/**
 * The third parties of the configuration. Each is asked for its addresses when somebody first wants to sign in with it, and
 * again until it answers: one that is down keeps neither the server from starting nor itself from coming back.
 */
export function createThirdParties(auth: Auth, settings: readonly ProviderSettings[]) {
  const introductions = new Map<ProviderId, Promise<void>>()
  return {
    list: (): SignInProvider[] => settings.map(({ id, name }) => ({ id, name })),
    /** Rejects when the third party cannot be reached; resolves to false when none of this name is configured. */
    async prepare(id: ProviderId): Promise<boolean> {
      const known = settings.find((provider) => provider.id === id)
      if (!known) return false
      const introduction = introductions.get(id) ?? introduce(auth, known)
      introductions.set(id, introduction)
      await introduction.catch((error: unknown) => {
        introductions.delete(id)
        throw error
      })
      return true
    },
  }
}

const timeoutMs = 8_000
const Discovery = z.object({
  issuer: z.string(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})

async function introduce(auth: Auth, provider: ProviderSettings) {
  const discoveryUrl = `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(discoveryUrl, { signal: AbortSignal.timeout(timeoutMs) })
  const { issuer, token_endpoint_auth_methods_supported: methods } = Discovery.parse(await answer.json())
  if (issuer.replace(/\/$/, '') !== provider.issuer.replace(/\/$/, ''))
    throw new Error(`${discoveryUrl} speaks for another issuer`)
  const { init } = genericOAuth({
    config: [
      {
        providerId: provider.id,
        name: provider.name,
        discoveryUrl,
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        authentication: methods?.includes('client_secret_post') ? 'post' : 'basic',
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        // Without it a provider that is half down would be believed without a signature.
        requireIdTokenVerification: true,
        accountSubject,
        mapProfileToUser,
      },
    ],
  })
  const context = await auth.$context
  // The same object; the library's type for what a plug-in sees is only wider.
  const { socialProviders } = (await init(context as unknown as Parameters<typeof init>[0])).context
  const introduced = socialProviders.find(({ id }) => id === provider.id)
  if (!introduced) throw new Error(`${discoveryUrl} does not say enough to sign in with`)
  context.socialProviders.push(introduced)
}

type ProfileOf<Name extends 'accountSubject' | 'mapProfileToUser'> = NonNullable<GenericOAuthConfig[Name]>

/** The number in the signed statement; a profile of somebody else that came along with it counts for nothing. */
const accountSubject: ProfileOf<'accountSubject'> = ({ tokens, profile }) => {
  const claims = Buffer.from(tokens.idToken?.split('.')[1] ?? '', 'base64url').toString()
  const { sub } = z.object({ sub: z.string().min(1).max(255) }).parse(JSON.parse(claims))
  if (profile.sub !== sub) throw new Error('The profile is of somebody else than the signed statement')
  return sub
}

const longestName = 100

/** Only what we need of it, and in our own bounds: no picture, no claim about a role. */
const mapProfileToUser: ProfileOf<'mapProfileToUser'> = (profile) => {
  const email = emailAddress.safeParse(profile.email)
  if (email.success) noteSignInEmail(normalizeEmail(email.data))
  const name = typeof profile.name === 'string' ? profile.name : ''
  return {
    // One that is said not to be theirs is none: nobody learns here whose address has an account.
    email: email.success && profile['email_verified'] !== false ? normalizeEmail(email.data) : null,
    emailVerified: profile['email_verified'] === true,
    name: Array.from(
      name
        .toWellFormed()
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim(),
    )
      .slice(0, longestName)
      .join(''),
    image: undefined as never,
  }
}
