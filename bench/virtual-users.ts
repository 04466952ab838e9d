import { setTimeout as pause } from 'node:timers/promises'
import { viewEvent } from '../src/testing/analytics-events.ts'
import {
  ask,
  askJson,
  registerCreator,
  requireOk,
  signIn,
  type Creator,
} from '../src/testing/faults/creator.ts'
import { makeSending } from '../src/testing/faults/record-kinds.ts'

/** What one virtual user does before it starts over; `index` tells which of its kind it is, `end` breaks its pauses off. */
export type Visit = (index: number, end: AbortSignal) => Promise<void>

const pages = ['/', '/about', '/contact', '/waitlist', '/ai-tools', '/privacy']
const think = (ms: number, signal: AbortSignal) => pause(ms * (0.5 + Math.random()), undefined, { signal })
const pick = <Item>(list: readonly Item[], index: number) => list[index % list.length]!
const videos = '/api/video-generator'

export async function virtualUsers(url: string) {
  const creators: Creator[] = []
  for (let count = 0; count < 20; count++) creators.push(await registerCreator(url))
  let turn = 0
  const read = async (asked: Promise<Response>) => void (await (await requireOk(asked)).arrayBuffer())

  const visitor: Visit = async (index, end) => {
    const pageUrl = pick(pages, turn++)
    await read(ask(`${url}${pageUrl}`, 'GET'))
    await think(1500, end)
    const events = Array.from({ length: 3 }, () => viewEvent({ pageUrl, sessionId: `visitor-${index}` }))
    await read(ask(`${url}/api/analytics`, 'POST', { events }))
    await think(2500, end)
  }
  const sender: Visit = async (_index, end) => {
    const kind = pick(['waitlist', 'contact', 'newsletter', 'feedback'] as const, turn++)
    const { path, body, headers } = makeSending(kind, creators[0]!)
    await read(ask(`${url}${path}`, 'POST', body, headers))
    await think(5000, end)
  }
  const signer: Visit = async (index, end) => {
    const headers = await signIn(url, pick(creators, index))
    await read(ask(`${url}/api/account`, 'GET', undefined, headers))
    await think(15_000, end)
  }
  const creator: Visit = async (index, end) => {
    const { headers } = pick(creators, index)
    const answer = await requireOk(ask(`${url}/api/ideas`, 'POST', {}, headers))
    const text = await answer.text()
    if (!text.includes('"type":"end"')) throw new Error(`The stream of ideas broke off: ${text.slice(-200)}`)
    await think(5000, end)
    await read(ask(`${url}/api/schedule`, 'GET', undefined, headers))
    await think(5000, end)
  }
  const renderer: Visit = async (_index, end) => {
    const { headers } = creators.at(-1)!
    const order = { prompt: 'A foggy forest', num_frames: 240, fps: 24, resolution: '480p', seed_image: null }
    const taken = await requireOk(ask(`${url}${videos}/generate`, 'POST', order, headers))
    const { prediction_id: id } = (await taken.json()) as { prediction_id: string }
    for (let status = 'queued'; status !== 'completed';) {
      if (status === 'failed') throw new Error('The video failed')
      await think(2000, end)
      status = (await askJson<{ status: string }>(`${url}${videos}/videos/${id}`, headers)).status
    }
  }
  return { visitor, sender, signer, creator, renderer }
}
