import { ApiError } from '#platform/web/api-error.ts'

type Challenge = { challengeId: string; options: object }

// Loaded on first use.
const library = () => import('@simplewebauthn/browser')

/**
 * Whether the browser supports passkeys and the site has a hostname; passkeys can't be bound to an IP
 * address.
 */
export const arePasskeysSupported = () =>
  typeof window !== 'undefined' &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|^\[/.test(window.location.hostname)

/** Asks the browser to sign the server's challenge. */
export async function promptForPasskey({ challengeId, options }: Challenge) {
  const { startAuthentication } = await library()
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const credential = await startAuthentication({ optionsJSON: options as Options }).catch(explain)
  return { challengeId, credential: { ...credential, clientExtensionResults: {} } }
}

/** Asks the browser to create a passkey. */
export async function createPasskey({ challengeId, options }: Challenge) {
  const { startRegistration } = await library()
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  const credential = await startRegistration({ optionsJSON: options as Options }).catch(explain)
  return { challengeId, credential: { ...credential, clientExtensionResults: {} } }
}

function explain(cause: unknown): never {
  const isKnown = cause instanceof Error && cause.name === 'InvalidStateError'
  throw new ApiError(
    'CANCELLED',
    isKnown ? 'This device already has a passkey for your account.' : 'No passkey was used. Try again.',
    { cause },
  )
}
