import { setTimeout as pause } from 'node:timers/promises'
import { trackedPages } from '#features/analytics/contract/collection.ts'
import { viewEvent } from '#testing/analytics-events.ts'
import {
  ask,
  requestJson,
  orderVideo,
  requireOk,
  requireRead,
  signIn,
  videoPath,
  type Creator,
} from '#testing/faults/creator.ts'
import { createSubmit, type Submit } from '#testing/faults/record-kinds.ts'

/** One visit of a virtual user; `index` identifies it within its kind, `end` interrupts its pauses. */
export type Visit = (index: number, end: AbortSignal) => Promise<void>

const pages = ['/', '/about', '/contact', '/waitlist', '/ai-tools', '/privacy']
const pick = <Item>(list: readonly Item[], index: number) => list[index % list.length]!

/** The site's visitors, with a way to `send` records, and the ideas that creators received. */
export function virtualUsers(
  url: string,
  creators: Creator[],
  send: (sending: Submit) => Promise<void>,
  { haste = 1, frames = 240 } = {},
) {
  const think = (ms: number, signal: AbortSignal) =>
    pause((ms / haste) * (0.5 + Math.random()), undefined, { signal })
  const acknowledged: { ideaId: string; creator: Creator }[] = []
  let turn = 0
  let video: string | undefined

  const visitor: Visit = async (index, end) => {
    const pageUrl = pick(pages, turn++)
    await requireRead(ask(`${url}${pageUrl}`, 'GET'))
    await think(1500, end)
    if (!trackedPages.includes(pageUrl)) return
    const events = Array.from({ length: 3 }, () => viewEvent({ pageUrl, sessionId: `visitor-${index}` }))
    const keys = events.map(({ id }) => id)
    await send({ kind: 'events', keys, path: '/api/analytics', body: { events }, headers: {} })
    await think(2500, end)
  }
  const sender: Visit = async (index, end) => {
    const kind = pick(['waitlist', 'contact', 'newsletter', 'feedback'] as const, turn++)
    await send(createSubmit(kind, pick(creators, index)))
    await think(5000, end)
  }
  const signer: Visit = async (index, end) => {
    const headers = await signIn(url, pick(creators, index))
    await requireRead(ask(`${url}/api/account`, 'GET', undefined, headers))
    await think(15_000, end)
  }
  const creator: Visit = async (index, end) => {
    const creator = pick(creators, index)
    const { headers } = creator
    const response = await requireOk(ask(`${url}/api/ideas`, 'POST', {}, headers))
    let text = ''
    try {
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) text += part
    } finally {
      // Streamed ideas are stored, even if the stream breaks afterwards.
      for (const [, ideaId] of text.matchAll(/"idea":\{"id":"([^"]+)".*\n/g))
        acknowledged.push({ ideaId: ideaId!, creator })
    }
    if (!text.includes('"type":"end"')) throw new Error(`The stream of ideas ended with ${text.slice(-200)}`)
    await think(5000, end)
    await requireRead(ask(`${url}/api/schedule`, 'GET', undefined, headers))
    await think(5000, end)
  }
  const renderer: Visit = async (_index, end) => {
    const { headers } = creators.at(-1)!
    video ??= await orderVideo(url, creators.at(-1)!, frames)
    for (let status = 'queued'; status !== 'completed';) {
      if (status === 'failed') throw new Error('The video failed')
      await think(2000, end)
      status = (await requestJson<{ status: string }>(`${url}${videoPath}/videos/${video}`, headers)).status
    }
    video = undefined
  }
  return { visits: { visitor, sender, signer, creator, renderer }, acknowledged }
}
