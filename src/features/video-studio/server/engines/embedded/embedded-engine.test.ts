import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { eventually } from '#testing/eventually.ts'
import { readVideo } from '#testing/read-video.ts'
import { sampleFilm, sampleOrder } from '#testing/sample-order.ts'
import { createEmbeddedEngine } from './embedded-engine.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crovest-render-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (child?: URL) => {
  const settings = { folder: join(folder, 'rendering'), log: createLog('silent') }
  return createEmbeddedEngine(child ? { ...settings, child } : settings)
}
const left = () => readdirSync(join(folder, 'rendering'))

test('renders a film in a separate process that leaves nothing behind', async () => {
  const engine = open()
  const film = sampleFilm({
    scenes: [
      {
        kind: 'title',
        words: [{ text: 'สวัสดี Hello', isStrong: false, isGlued: false }],
        picture: null,
        start: 0,
        end: 1,
      },
    ],
  })
  const reference = await engine.start(sampleOrder(film))
  await eventually(async () => expect(await engine.status(reference)).toEqual({ state: 'ready' }))
  const { video, poster, notes, dispose } = await engine.result(reference, new AbortController().signal)
  expect(await readVideo(new Uint8Array(await buffer(video)))).toMatchObject({ frames: 24, fps: 24 })
  expect(poster?.length).toBeGreaterThan(1000)
  expect(notes).toEqual([expect.stringMatching(/^No available font has these characters: ส/)])
  await dispose()
  expect(left()).toEqual([])
})

test('cancellation ends the process and leaves nothing behind', async () => {
  const engine = open()
  const reference = await engine.start(sampleOrder(sampleFilm({ seconds: 20 })))
  await eventually(async () => expect(await engine.status(reference)).not.toMatchObject({ percent: 0 }))
  expect(left()).not.toEqual([])
  await engine.cancel(reference)
  expect(left()).toEqual([])
  expect(await engine.status(reference)).toEqual({ state: 'unknown' })
})

test('cancellation ends a process that is too busy to listen, before it answers', async () => {
  const module = join(folder, 'busy.mjs')
  const note = join(folder, 'busy.pid')
  writeFileSync(
    module,
    `import { renameSync, writeFileSync } from 'node:fs'
     process.on('SIGTERM', () => undefined)
     writeFileSync(${JSON.stringify(`${note}.part`)}, String(process.pid))
     renameSync(${JSON.stringify(`${note}.part`)}, ${JSON.stringify(note)})
     for (;;);`,
  )
  const engine = open(pathToFileURL(module))
  const reference = await engine.start(sampleOrder())
  await eventually(() => expect(existsSync(note)).toBe(true))
  const pid = Number(readFileSync(note, 'utf8'))
  process.kill(pid, 0)
  await engine.cancel(reference)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('an encoder crash fails the video and leaves nothing behind', async () => {
  const module = join(folder, 'dies.mjs')
  writeFileSync(
    module,
    `import { writeFileSync } from 'node:fs'
     process.once('message', ({ path }) => { writeFileSync(path + '.part', 'half'); process.abort() })`,
  )
  const engine = open(pathToFileURL(module))
  const reference = await engine.start(sampleOrder())
  const failed = { state: 'failed', failure: 'renderer' }
  await eventually(async () => expect(await engine.status(reference)).toEqual(failed))
  expect(left()).toEqual([])
})

test('an undecodable picture fails the video with that reason', async () => {
  const engine = open()
  const reference = await engine.start({
    ...sampleOrder(),
    picture: Buffer.from('no picture'),
    pictureType: 'image/png',
  })
  await eventually(async () => expect(await engine.status(reference)).toMatchObject({ state: 'failed' }))
  expect(await engine.status(reference)).toEqual({ state: 'failed', failure: 'picture' })
})
