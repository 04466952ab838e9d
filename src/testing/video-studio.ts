import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { cookieOf } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

type Status = {
  status: string
  percent: number
  stage: string
  error: string | null
  video_url: string | null
  poster_url: string | null
  notes: string[]
  [key: string]: unknown
}

/** A signed-in creator and their video actions. */
export async function createCreator(running: TestApp) {
  const cookie = await cookieOf(running, 'user')
  const get = (path: string, headers: Record<string, string> = {}) =>
    running.app.request(`/api/video-generator${path}`, { headers: { ...cookie, ...headers } })
  const status = async (id: string) => (await (await get(`/status/${id}`)).json()) as Status
  return {
    cookie,
    get,
    status,
    generate: (body: unknown) => running.post('/api/video-generator/generate', body, cookie),
    /** The ID of an accepted video. */
    async start(body: Record<string, unknown> = {}) {
      const response = await running.post(
        '/api/video-generator/generate',
        {
          prompt: 'A fox in the forest',
          num_frames: 24,
          fps: 24,
          resolution: '480p',
          seed_image: null,
          ...body,
        },
        cookie,
      )
      expect(response.status).toBe(201)
      return ((await response.json()) as { prediction_id: string }).prediction_id
    },
    cancel: (id: string) => running.post(`/api/video-generator/videos/${id}/cancellation`, {}, cookie),
    remove: (id: string) =>
      running.app.request(`/api/video-generator/videos/${id}`, { method: 'DELETE', headers: cookie }),
    /** Waits until the video has this status. */
    until: (id: string, wanted: string) =>
      eventually(async () => {
        const current = await status(id)
        expect({ status: current.status, error: current.error }).toMatchObject({ status: wanted })
        return current
      }),
  }
}

export type Creator = Awaited<ReturnType<typeof createCreator>>
