import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { z } from 'zod'
import { normalizeEmail, emailAddress } from '#platform/common/text.ts'
import { fetchWithin } from '#platform/server/fetch-within.ts'
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
const ask = fetchWithin(1024 * 1024)
const Discovery = z.object({
  issuer: z.string(),
  userinfo_endpoint: z.string().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})

async function introduce(auth: Auth, provider: ProviderSettings) {
  const discoveryUrl = `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await ask(discoveryUrl, { signal: AbortSignal.timeout(timeoutMs) })
  const {
    issuer,
    token_endpoint_auth_methods_supported: methods,
    userinfo_endpoint: profileUrl,
  } = Discovery.parse(await response.json())
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
        getUserInfo: (tokens) => readProfile(tokens, profileUrl).catch(() => null),
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

type Callback<Name extends 'accountSubject' | 'getUserInfo' | 'mapProfileToUser'> = NonNullable<
  GenericOAuthConfig[Name]
>
type Tokens = Parameters<Callback<'getUserInfo'>>[0]

const Claims = z
  .looseObject({ sub: z.string().min(1).max(255), email: z.string().nullish().catch(null) })
  .transform((claims) => ({ ...claims, emailVerified: claims['email_verified'] === true }))

/** The library has verified the token by then. */
const readClaims = ({ idToken }: Tokens) =>
  Claims.parse(JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString()))

/** Asks the provider if the ID token has no address. The library's own request would follow redirects. */
async function readProfile(tokens: Tokens, url: string | undefined) {
  const claims = readClaims(tokens)
  if (claims.email || url === undefined) return claims
  const response = await ask(url, {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  })
  return response.ok ? Claims.parse(await response.json()) : null
}

/** The subject of the signed ID token; a profile of another subject is rejected. */
const accountSubject: Callback<'accountSubject'> = ({ tokens, profile }) => {
  const { sub } = readClaims(tokens)
  if (profile.sub !== sub) throw new Error('The profile belongs to a different subject than the ID token')
  return sub
}

const maxNameLength = 100

/** Only the fields we need, validated: no picture, no role claims. */
const mapProfileToUser: Callback<'mapProfileToUser'> = (profile) => {
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
