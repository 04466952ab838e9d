import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, requestJson, orderVideo, requireOk, signIn, videoPath, type Creator } from './creator.ts'
import type { Fleet } from './fleet.ts'

/** A session created on one server is valid on all. A server being killed at that moment is not a fault. */
export async function keepSigningIn(fleet: Fleet, creators: Creator[], isOver: () => boolean) {
  const faults: string[] = []
  let count = 0
  while (!isOver()) {
    const creator = creators[count % creators.length]!
    const headers = await signIn(fleet.url, creator).catch(() => undefined)
    if (headers) {
      count++
      for (const url of fleet.urls()) {
        const response = await ask(`${url}/api/account`, 'GET', undefined, headers).catch(() => undefined)
        await response?.arrayBuffer().catch(() => undefined)
        if (response && response.status !== 200) faults.push(`a session check returned ${response.status}`)
      }
    }
    await pause(250)
  }
  return { faults, count }
}

/** A session ended on one server is ended on all. */
export async function trySignOut(fleet: Pick<Fleet, 'url' | 'urls'>, creator: Creator): Promise<string[]> {
  const headers = await signIn(fleet.url, creator)
  await requireOk(ask(`${fleet.urls()[0]}/api/auth/sign-out`, 'POST', {}, headers))
  const responses = await Promise.all(
    fleet.urls().map((url) => ask(`${url}/api/account`, 'GET', undefined, headers)),
  )
  return responses.filter(({ status }) => status !== 401).map(({ status }) => `after sign-out: ${status}`)
}

/** A visitor may write thirty times a minute, however many servers there are. */
export async function tryLimit(url: string): Promise<string[]> {
  const visitor = { 'x-forwarded-for': '203.0.113.7' }
  const post = () =>
    ask(`${url}/api/forms/newsletter`, 'POST', { email: `${randomUUID()}@example.org` }, visitor)
  const responses = await Promise.all(Array.from({ length: 60 }, post))
  const passed = responses.filter(({ status }) => status === 201).length
  const refused = responses.filter(({ status }) => status === 429).length
  return passed === 30 && refused === 30 ? [] : [`of 60 writes ${passed} passed and ${refused} were refused`]
}

/** A video is finished once by any live server, and served by all. */
export async function beginVideo(url: string, creator: Creator) {
  const { headers } = creator
  const id = await orderVideo(url, creator, 72)
  return {
    id,
    async compare(urls: string[]): Promise<string[]> {
      const timeouts = performance.now() + 180_000
      const read = () => requestJson<{ status: string }>(`${url}${videoPath}/videos/${id}`, headers)
      while ((await read()).status !== 'completed' && performance.now() < timeouts) await pause(1000)
      const sizes = await Promise.all(
        urls.map(async (each) => {
          const response = await ask(`${each}${videoPath}/videos/${id}/video.mp4`, 'GET', undefined, headers)
          return response.status === 200 ? (await response.arrayBuffer()).byteLength : -response.status
        }),
      )
      return new Set(sizes).size === 1 && sizes[0]! > 0 ? [] : [`the video has the sizes ${sizes.join(', ')}`]
    },
  }
}
