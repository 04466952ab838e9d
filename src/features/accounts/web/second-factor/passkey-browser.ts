import { ApiError } from '#platform/web/api-error.ts'

type Asked = { challengeId: string; options: object }

// Loaded when somebody first uses a passkey.
const library = () => import('@simplewebauthn/browser')

/** Whether this browser has passkeys, and the site an address that they can be bound to: a name, not a number. */
export const arePasskeysHere = () =>
  typeof window !== 'undefined' &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|^\[/.test(window.location.hostname)

/** Has the browser sign the server's question. */
export async function promptForPasskey({ challengeId, options }: Asked) {
  const { startAuthentication } = await library()
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const credential = await startAuthentication({ optionsJSON: options as Options }).catch(explain)
  return { challengeId, credential: { ...credential, clientExtensionResults: {} } }
}

/** Has the browser make a new passkey. */
export async function makePasskey({ challengeId, options }: Asked) {
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
