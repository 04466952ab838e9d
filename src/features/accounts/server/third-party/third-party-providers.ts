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
 * The configured providers. Each is discovered on the first sign-in, and retried until that succeeds, so a
 * provider that is down neither blocks startup nor stays unavailable.
 */
export function createThirdParties(auth: Auth, settings: readonly ProviderSettings[]) {
  const introductions = new Map<ProviderId, Promise<void>>()
  return {
    list: (): SignInProvider[] => settings.map(({ id, name }) => ({ id, name })),
    /** Rejects if the provider is unreachable; resolves to false if it isn't configured. */
    async prepare(id: ProviderId): Promise<boolean> {
      const chosen = settings.find((provider) => provider.id === id)
      if (!chosen) return false
      const introduction = introductions.get(id) ?? introduce(auth, chosen)
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
  const response = await fetch(discoveryUrl, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const { issuer, token_endpoint_auth_methods_supported: methods } = Discovery.parse(await response.json())
  if (issuer.replace(/\/$/, '') !== provider.issuer.replace(/\/$/, ''))
    throw new Error(`${discoveryUrl} names a different issuer`)
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
        // Otherwise a provider that is partly down would be trusted without a signature.
        requireIdTokenVerification: true,
        accountSubject,
        mapProfileToUser,
      },
    ],
  })
  const context = await auth.$context
  // The same object; the library's plug-in type is only wider.
  const { socialProviders } = (await init(context as unknown as Parameters<typeof init>[0])).context
  const introduced = socialProviders.find(({ id }) => id === provider.id)
  if (!introduced) throw new Error(`${discoveryUrl} lacks required endpoints`)
  context.socialProviders.push(introduced)
}

type ProfileOf<Name extends 'accountSubject' | 'mapProfileToUser'> = NonNullable<GenericOAuthConfig[Name]>

/** The subject of the signed ID token; a profile of another subject is rejected. */
const accountSubject: ProfileOf<'accountSubject'> = ({ tokens, profile }) => {
  const claims = Buffer.from(tokens.idToken?.split('.')[1] ?? '', 'base64url').toString()
  const { sub } = z.object({ sub: z.string().min(1).max(255) }).parse(JSON.parse(claims))
  if (profile.sub !== sub) throw new Error('The profile belongs to a different subject than the ID token')
  return sub
}

const maxNameLength = 100

/** Only the fields we need, validated: no picture, no role claims. */
const mapProfileToUser: ProfileOf<'mapProfileToUser'> = (profile) => {
  const email = emailAddress.safeParse(profile.email)
  if (email.success) noteSignInEmail(normalizeEmail(email.data))
  const name = typeof profile.name === 'string' ? profile.name : ''
  return {
    // An unverified address is treated as missing, so that it doesn't reveal whose address has an account.
    email: email.success && profile['email_verified'] !== false ? normalizeEmail(email.data) : null,
    emailVerified: profile['email_verified'] === true,
    name: Array.from(
      name
        .toWellFormed()
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim(),
    )
      .slice(0, maxNameLength)
      .join(''),
    image: undefined as never,
  }
}
