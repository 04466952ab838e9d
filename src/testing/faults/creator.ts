import { randomBytes, randomUUID } from 'node:crypto'
import { creators } from '#testing/creators.ts'
import { cookieFrom } from '#testing/cookie-from.ts'

export const videoPath = '/api/video-generator'

export type Headers = Record<string, string>

/** A different one each time, so that no limit is met; a server trusts it only behind a proxy that it knows. */
export const nextAddress = () => `10.${[...randomBytes(3)].join('.')}`

/**
 * A JSON request from a new visitor to a server that may be dead, slow or starting; a timeout is an error
 * like any other.
 */
export function ask(url: string, method: string, body?: unknown, headers: Headers = {}, limitMs = 30_000) {
  return fetch(url, {
    method,
    headers: {
      'x-forwarded-for': nextAddress(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limitMs),
  })
}

export async function requestJson<Body>(url: string, headers: Headers): Promise<Body> {
  const response = await requireOk(ask(url, 'GET', undefined, headers))
  return (await response.json()) as Body
}

const admin = { email: 'admin@crovest.local', password: 'admin-password' }

export const signInAdmin = (url: string) => signIn(url, admin)

/** Exports need this if the sign-in is more than five minutes old. */
export const confirmAdmin = (url: string, headers: Headers) =>
  requireOk(ask(`${url}/api/account/confirmation`, 'POST', { password: admin.password }, headers))

export async function signIn(url: string, { email, password }: { email: string; password: string }) {
  return cookieFrom(await requireOk(ask(`${url}/api/auth/sign-in/email`, 'POST', { email, password })))
}

/** A registered creator with a profile and an idea with a script, as presets and calendar need. */
export async function registerCreator(url: string) {
  const account = { email: `${randomUUID()}@creators.example`, password: 'a fine long password' }
  const headers = cookieFrom(await requireOk(ask(`${url}/api/auth/sign-up/email`, 'POST', account)))
  await requireOk(ask(`${url}/api/profile/content`, 'PUT', creators.cook, headers))
  const ideas = await (await requireOk(ask(`${url}/api/ideas`, 'POST', {}, headers))).text()
  const ideaId = /"idea":\{"id":"([^"]+)"/.exec(ideas)?.[1]
  const script = await (await requireOk(ask(`${url}/api/scripts`, 'POST', { ideaId }, headers))).text()
  if (!ideaId || !script.includes('"type":"script"')) throw new Error(`No script came: ${script}`)
  return { ...account, headers, ideaId, presets: 0, schedules: 0 }
}

export type Creator = Awaited<ReturnType<typeof registerCreator>>

/** An unexpected response with its text. */
export class Refused extends Error {
  readonly status: number

  constructor(url: string, status: number, text: string) {
    super(`${url} returned ${status}: ${text.slice(0, 200)}`)
    this.status = status
  }
}

/** Requests a video and returns its ID. */
export async function orderVideo(url: string, { headers }: { headers: Headers }, num_frames: number) {
  const order = { prompt: 'A fox', num_frames, fps: 24, resolution: '480p', seed_image: null }
  const taken = await requireOk(ask(`${url}${videoPath}/generate`, 'POST', order, headers))
  return ((await taken.json()) as { prediction_id: string }).prediction_id
}

/** Reads to the end, so that the connection can be reused. */
export const requireRead = async (asked: Promise<Response>) =>
  void (await (await requireOk(asked)).arrayBuffer())

export async function requireOk(asked: Promise<Response>): Promise<Response> {
  const response = await asked
  if (!response.ok) throw new Refused(response.url, response.status, await response.text())
  return response
}
