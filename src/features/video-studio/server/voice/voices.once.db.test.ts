import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawNothing } from '#testing/draw-nothing.ts'
import { eventually } from '#testing/eventually.ts'
import { readVideo } from '#testing/read-video.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'
import { createVideoWorkers } from '#testing/video-workers.ts'
import { recordingMessages } from '../../contract/recording.ts'
import { voiceNotes } from '../../contract/messages.ts'
import { writeWav } from '../../film/sound/wav.ts'

const rate = 16_000

/** Speech-like bursts of so many seconds with pauses between them. */
function speech(...lengths: number[]) {
  const samples: number[] = []
  for (const length of lengths) {
    for (let n = 0; n < 0.5 * rate; n++) samples.push(0)
    for (let n = 0; n < length * rate; n++) samples.push(0.3 * Math.sin(n * 0.1))
  }
  return writeWav({ samples: Float32Array.from(samples), rate })
}

let answer = (response: ServerResponse) => void response.end(speech(1))
let asked = 0
const service = createServer((_, response) => {
  asked++
  answer(response)
})

let running: TestApp
let creator: Creator
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  running = await startTestApp({
    RATE_LIMIT_SCALE: '100',
    SPEECH_BASE_URL: `http://127.0.0.1:${port}/v1`,
  })
  await running.startBackgroundJobs()
  creator = await createCreator(running)
  await running.database.pool.query('update users set email_verified = true')
})
afterAll(async () => {
  service.close()
  await running.close()
})

const upload = (body: Uint8Array<ArrayBuffer>, type = 'audio/wav') =>
  running.app.request('/api/video-generator/recordings', {
    method: 'POST',
    headers: { ...creator.cookie, 'content-type': type, 'content-length': String(body.length) },
    body,
  })

const script = {
  hook: 'Stop paying for tools.',
  script_parts: ['Three of them are free.', 'Here is how.'],
}
const order = { script, prompt: 'Tools', num_frames: 96 }

test('the guide voice is heard in the video, and its words can be downloaded as subtitles', async () => {
  const short = { hook: 'Stop now.', script_parts: ['It is free.'] }
  const id = await creator.start({ ...order, script: short, voice: 'guide', sound: true })
  const told = await creator.until(id, 'completed')
  expect(told.notes).toContain(voiceNotes.guide)
  const subtitles = told.subtitles as { srt: string; vtt: string }
  const read = async (path: string) => {
    const response = await running.app.request(path, { headers: creator.cookie })
    expect(response.status).toBe(200)
    return response.text()
  }
  expect(await read(subtitles.srt)).toMatch(/^1\n00:00:00,\d{3} --> 00:00:\d\d,\d{3}\nStop now\.\n\n2\n/)
  expect(await read(subtitles.vtt)).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> /)
  const file = await creator.get(`/videos/${id}/video.mp4`)
  const video = await readVideo(new Uint8Array(await file.arrayBuffer()))
  expect(video.sound).toHaveLength(1)
  // As long as it takes to say, not as long as was asked for.
  const { num_frames: frames } = told.settings as { num_frames: number }
  expect(video.frames).toBe(frames)
  expect(frames).not.toBe(96)
  // One film shows that a voice gets into it; the other tests are about what is said.
  drawNothing(running.videoEngines)
})

test('a text in another language gets no guide voice, and the video says so', async () => {
  const id = await creator.start({
    prompt: 'Drei Werkzeuge haben alles ersetzt, und sie kosten nichts.',
    voice: 'guide',
  })
  const told = await creator.until(id, 'completed')
  expect(told).toMatchObject({ subtitles: null })
  expect(told.notes).toContain(voiceNotes.notEnglish)
})

test('the speech service is asked once for each line, and its files are deleted with the video', async () => {
  asked = 0
  const id = await creator.start({ ...order, voice: 'service' })
  await creator.until(id, 'completed')
  expect(asked).toBe(3)
  const workers = createVideoWorkers(running)
  const stored = () => workers.filesOf(id).filter((name) => /^speech-.*\.wav$/.test(name))
  expect(stored()).toHaveLength(3)
  // A worker was killed after the service had answered.
  await running.database.pool.query(
    `update videos set status = 'queued', worker = null, engine_reference = null, file_claim = null where id = $1`,
    [id],
  )
  await workers.run(id)
  await creator.until(id, 'completed')
  expect(asked).toBe(3)
  await creator.remove(id)
  await eventually(() => expect(stored()).toEqual([]))
})

test('a failing speech service is replaced by the guide voice, and the video says so', async () => {
  const good = answer
  answer = (response) => void response.writeHead(500).end()
  const id = await creator.start({ ...order, voice: 'service' })
  const told = await creator.until(id, 'completed')
  answer = good
  expect(told.notes).toEqual(expect.arrayContaining([voiceNotes.service.unreachable, voiceNotes.guide]))
})

test('a recording of the whole script becomes the voice, aligned by its pauses', async () => {
  const stored = await upload(speech(1.2, 1.4, 0.7))
  expect(stored.status).toBe(201)
  const recording = (await stored.json()) as { id: string; url: string; seconds: number }
  expect(recording.seconds).toBeCloseTo(4.8, 1)
  const id = await creator.start({ ...order, voice: 'recording', recordings: [recording.id] })
  const told = await creator.until(id, 'completed')
  const { srt } = told.subtitles as { srt: string }
  const text = await (await running.app.request(srt, { headers: creator.cookie })).text()
  expect(text).toMatch(/00:00:00,500 --> .*\nStop paying for tools\.\n\n2\n00:00:02,[12]\d\d --> /)
  const sound = await running.app.request(recording.url, { headers: creator.cookie })
  expect(sound.headers.get('content-type')).toBe('audio/wav')
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(4 * rate)
})

test('recordings belong to their owner and are deleted with their file', async () => {
  const { id } = (await (await upload(speech(1))).json()) as { id: string }
  const path = `/api/video-generator/recordings/${id}`
  const other = { cookie: 'none=1' }
  expect((await running.app.request(`${path}/audio.wav`, { headers: other })).status).toBe(401)
  const remove = () => running.app.request(path, { method: 'DELETE', headers: creator.cookie })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect((await creator.get(`/recordings/${id}/audio.wav`)).status).toBe(404)
  const response = await creator.generate({ ...order, voice: 'recording', recordings: [id] })
  expect(response.status).toBe(404)
})

test.each([
  ['no sound file', Uint8Array.from(Buffer.from('<svg/>'.padEnd(80))), recordingMessages.kind],
  ['silence', writeWav({ samples: new Float32Array(rate), rate }), recordingMessages.silent],
  ['a recording that is too long', speech(125), recordingMessages.tooLong],
])('%s is refused', async (_name, bytes, message) => {
  const response = await upload(bytes)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(message)
})

test('a body of another type or size is refused before it is read', async () => {
  expect((await upload(speech(1), 'audio/webm')).status).toBe(415)
  expect((await upload(new Uint8Array(13 * 1024 * 1024))).status).toBe(413)
})

test('the voice of a recording needs one', async () => {
  const response = await creator.generate({ ...order, voice: 'recording' })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(recordingMessages.missing)
})
