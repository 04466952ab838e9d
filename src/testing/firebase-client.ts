import { randomUUID } from 'node:crypto'
import * as firebaseApp from '@firebase/app'
import { deleteApp, initializeApp, type FirebaseApp } from '@firebase/app'
import { Component, type ComponentContainer } from '@firebase/component'
import { FunctionsError, getFunctions, httpsCallableFromURL } from '@firebase/functions'

/** The tokens that other Firebase services would add to a call. */
type Tokens = { auth?: string; appCheck?: string }

/** What the next call of each client carries. */
const tokensOf = new WeakMap<FirebaseApp, Tokens>()

// Replaces the sign-in and app-check services that the client asks for tokens.
const services = {
  'auth-internal': (tokens: () => Tokens) => ({
    getToken: () => {
      const { auth } = tokens()
      return Promise.resolve(auth ? { accessToken: auth } : null)
    },
  }),
  'app-check-internal': (tokens: () => Tokens) => ({
    getToken: () => Promise.resolve({ token: tokens().appCheck ?? '' }),
  }),
}
// How those services register; missing from the types.
const { _registerComponent: register } = firebaseApp as unknown as {
  _registerComponent: (component: unknown) => void
}
for (const [name, createService] of Object.entries(services)) {
  const create = (container: ComponentContainer) => {
    const app = container.getProvider('app' as never).getImmediate() as FirebaseApp
    return createService(() => tokensOf.get(app) ?? {}) as never
  }
  register(new Component(name as never, create, 'PRIVATE' as never))
}

/** The official client, unchanged, calling functions at `url`. */
export function createFirebaseClient(url: string) {
  const app = initializeApp({ projectId: 'crovest', apiKey: 'unused', appId: 'unused' }, randomUUID())
  const functions = getFunctions(app)
  const callable = (name: string, timeout?: number) =>
    httpsCallableFromURL<unknown, unknown>(functions, `${url}/${name}`, timeout ? { timeout } : {})
  return {
    async call(name: string, data?: unknown, sent: Tokens = {}): Promise<unknown> {
      tokensOf.set(app, sent)
      return (await callable(name)(data)).data
    },
    async stream(name: string, data?: unknown, sent: Tokens = {}) {
      tokensOf.set(app, sent)
      const { stream, data: result } = await callable(name).stream(data)
      const messages: unknown[] = []
      const drained = (async () => {
        for await (const message of stream) messages.push(message)
      })()
      // A rejected stream fails twice: in its messages and in its result, which has the error.
      const [, value] = await Promise.all([drained.catch(() => undefined), result])
      return { messages, result: value }
    },
    close: () => deleteApp(app),
  }
}

/** The code, message and details of a rejected call. */
export async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof FunctionsError)) throw new Error('The call was not refused', { cause: error })
  return { code: error.code, message: error.message, details: error.details }
}
