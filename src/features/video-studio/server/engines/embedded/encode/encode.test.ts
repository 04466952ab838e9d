import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readVideo } from '#testing/read-video.ts'
import { createI420Converter } from './convert-to-i420.ts'
import { openSegment } from './encode-segment.ts'
import { levelOf } from './h264-level.ts'
import { openMp4 } from './write-mp4.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crovest-encode-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sizes = [
  [854, 480],
  [1366, 768],
  [1920, 1080],
].flatMap(([long = 0, short = 0]) => [
  [long, short],
  [short, long],
])

test.each(sizes.flatMap(([width, height]) => [24, 30, 60].map((fps) => [width!, height!, fps] as const)))(
  'a video of %i × %i at %i fps is read back unchanged',
  async (width, height, fps) => {
    const path = join(folder, `${width}-${height}-${fps}.mp4`)
    const file = await openMp4(path, { width, height, fps, frames: 3 })
    const frame = new Uint8Array((width * height * 3) / 2).fill(90)
    for (const length of [2, 1]) {
      const segment = await openSegment({ width, height, fps }, length)
      for (let index = 0; index < length; index++) segment.add(frame)
      await file.add(await segment.finish())
    }
    await file.finish()
    const read = await readVideo(readFileSync(path))
    expect(read).toMatchObject({ width, height, frames: 3, fps, keyFrames: 2 })
    expect(read.seconds).toBeCloseTo(3 / fps, 3)
    expect(read.boxes.indexOf('moov')).toBeLessThan(read.boxes.indexOf('mdat'))
    expect(read.codec).toBe(`avc1.42c0${levelOf({ width, height, fps }).toString(16)}`)
  },
)

test('the level allows the macroblocks per second, not just per frame', () => {
  expect(levelOf({ width: 854, height: 480, fps: 24 })).toBe(30)
  expect(levelOf({ width: 854, height: 480, fps: 60 })).toBe(31)
  expect(levelOf({ width: 1366, height: 768, fps: 60 })).toBe(42)
  expect(levelOf({ width: 1920, height: 1080, fps: 30 })).toBe(40)
  expect(levelOf({ width: 1920, height: 1080, fps: 60 })).toBe(42)
})

test.each([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
])('converts %s by BT.709', (_name, [red = 0, green = 0, blue = 0], expected) => {
  const rgba = Uint8Array.from({ length: 16 }, (_, at) => [red, green, blue, 255][at % 4] ?? 0)
  const planes = createI420Converter(2, 2)(rgba, new Uint8Array(6))
  const differences = [planes[0]!, planes[4]!, planes[5]!].map((value, at) => Math.abs(value - expected[at]!))
  expect(Math.max(...differences)).toBeLessThanOrEqual(1)
})
