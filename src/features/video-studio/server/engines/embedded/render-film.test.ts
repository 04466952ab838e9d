import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readVideo } from '#testing/read-video.ts'
import { sampleFilm } from '#testing/sample-order.ts'
import { styleNames } from '../../../film/film.ts'
import { openStage } from './open-stage.ts'
import { renderFilm } from './render-film.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crovest-film-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const small = { width: 256, height: 144 }

async function render(name: string, sound = false) {
  const path = join(folder, name)
  let told = 0
  const film = sampleFilm({ ...small, seconds: 3, sound })
  await renderFilm({ film, photos: [], path, onFrame: () => told++ })
  return { file: readFileSync(path), told }
}

// The file contains its creation time.
const framesOf = async (file: Uint8Array) => {
  using input = new Input({ source: new BufferSource(file), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const hash = createHash('sha256')
  for await (const { data } of new EncodedPacketSink(track!).packets()) hash.update(data)
  return hash.digest('hex')
}

test('the same film gives the same frames, with a key frame every two seconds', async () => {
  const [first, second] = [await render('a.mp4'), await render('b.mp4')]
  expect(first.told).toBe(72)
  expect(await readVideo(first.file)).toMatchObject({ ...small, frames: 72, keyFrames: 2, sound: [] })
  expect(await framesOf(first.file)).toBe(await framesOf(second.file))
})

test('the music accompanies the same frames from first to last', async () => {
  const [silent, sounding] = [await render('c.mp4'), await render('d.mp4', true)]
  const read = await readVideo(sounding.file)
  expect(read).toMatchObject({ frames: 72, fps: 24, seconds: 3 })
  expect(read.sound).toMatchObject([{ codec: 'mp4a.40.2', channels: 2, from: 0 }])
  // A packet of sound lasts 21 ms.
  expect(read.sound[0]!.to).toBeGreaterThan(2.97)
  expect(read.sound[0]!.to).toBeLessThanOrEqual(3)
  expect(await framesOf(sounding.file)).toBe(await framesOf(silent.file))
})

test.each(styleNames)('%s moves, and any frame can be drawn first', async (style) => {
  const film = sampleFilm({ ...small, style, seconds: 2 })
  const [late, early] = [await openStage(film, []), await openStage(film, [])]
  early.draw(0)
  const middle = Buffer.from(early.draw(30))
  expect(Buffer.from(late.draw(30)).equals(middle)).toBe(true)
  expect(Buffer.from(late.draw(34)).equals(middle)).toBe(false)
})

test('a photo fills the scenes that show it', async () => {
  const canvas = createCanvas(400, 300)
  const context = canvas.getContext('2d')
  context.fillStyle = '#0a8f3c'
  context.fillRect(0, 0, 400, 300)
  const [scene] = sampleFilm().scenes
  const scenes = [{ ...scene!, kind: 'photo' as const, picture: { kind: 'photo' as const, index: 0 } }]
  const stage = await openStage(sampleFilm({ ...small, scenes }), [canvas.toBuffer('image/png')])
  const pixels = stage.draw(20)
  const corner = (10 * small.width + small.width - 10) * 4
  const [red = 0, green = 0, blue = 0] = pixels.slice(corner, corner + 3)
  expect(green).toBeGreaterThan(red + 40)
  expect(green).toBeGreaterThan(blue + 20)
})

const canMount = isPossible('unshare', '-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt')

test('reports a full disk as such', ({ skip }) => {
  skip(!canMount, 'this machine lets nobody mount a file system of their own')
  const script = `
    import { renderFilm } from '#features/video-studio/server/engines/embedded/render-film.ts'
    const film = ${JSON.stringify(sampleFilm({ ...small, seconds: 1 }))}
    const work = { film, photos: [], path: '/mnt/film.mp4', onFrame() {} }
    console.log(await renderFilm(work).then(() => 'written', (error) => error.code))`
  const shell =
    'mount -t tmpfs -o size=16k tmpfs /mnt && (cat /dev/zero > /mnt/fill || true) 2>/dev/null && exec "$0" --input-type=module -e "$1"'
  const output = execFileSync('unshare', ['-rm', 'sh', '-c', shell, process.execPath, script], {
    encoding: 'utf8',
  })
  expect(output.trim()).toBe('ENOSPC')
})

function isPossible(command: string, ...words: string[]): boolean {
  try {
    execFileSync(command, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
