import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { addMember } from '#testing/waitlist.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

test.each([
  ['wide', 1200, 630],
  ['tall', 1080, 1920],
])('the %s card is a PNG of the right size', async (shape, width, height) => {
  const member = await addMember(running)
  const { next } = (await (await member.confirm()).json()) as { next: { path: string } }
  const token = next.path.split('token=')[1] ?? ''
  const path = `/api/launch/place/card.png?shape=${shape}&token=${token}`
  const response = await running.app.request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('private, max-age=300')
  const bytes = Buffer.from(await response.arrayBuffer())
  const image = await loadImage(bytes)
  expect([image.width, image.height]).toEqual([width, height])
  expect(Buffer.from(await (await running.app.request(path)).arrayBuffer()).equals(bytes)).toBe(true)
})

test('a card needs the link of its page', async () => {
  const path = '/api/launch/place/card.png?shape=wide&token=unknown'
  expect((await running.app.request(path)).status).toBe(404)
})
