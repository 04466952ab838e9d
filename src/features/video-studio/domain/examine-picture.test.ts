import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { examinePicture } from './examine-picture.ts'

const paint = (width = 300, height = 200) => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (let x = 0; x < width; x++) {
    context.fillStyle = `hsl(${x * 7}, 60%, 50%)`
    context.fillRect(x, 0, 1, height)
  }
  return { png: canvas.toBuffer('image/png'), jpeg: canvas.toBuffer('image/jpeg') }
}

test('recognizes a JPG and a PNG by content', () => {
  const { png, jpeg } = paint()
  expect(examinePicture(png)).toEqual({ ok: true, type: 'image/png', width: 300, height: 200 })
  expect(examinePicture(jpeg)).toEqual({ ok: true, type: 'image/jpeg', width: 300, height: 200 })
})

test.each([
  ['a text', Buffer.from('just a text that was renamed to picture.png')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
  ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['nothing', Buffer.alloc(0)],
])('rejects %s as a picture', (_name, bytes) => {
  expect(examinePicture(bytes)).toEqual({ ok: false, reason: 'not-a-picture' })
})

test('a truncated picture is incomplete, wherever it was cut', () => {
  const { png, jpeg } = paint()
  for (const share of [0.5, 0.9, 0.99])
    for (const whole of [png, jpeg])
      expect(examinePicture(whole.subarray(0, Math.floor(whole.length * share)))).toEqual({
        ok: false,
        reason: 'incomplete',
      })
})

test('a small file that claims 20,000 × 20,000 pixels is too large', () => {
  const { png } = paint(16, 16)
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(20_000, 20)
  expect(examinePicture(png)).toEqual({ ok: false, reason: 'too-large', width: 20_000, height: 20_000 })
})

/** The part of a JPG that tells its size. */
function frameHeader(jpeg: Buffer) {
  let at = 2
  while (jpeg[at + 1] !== 0xc0) at += 2 + jpeg.readUInt16BE(at + 2)
  return { at, bytes: Buffer.from(jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2))) }
}

test('a second header cannot make a picture look smaller than it is decoded', async () => {
  const { png, jpeg } = paint(64, 64)
  const small = paint(16, 16)
  const header = small.png.subarray(8, 33)
  const twoHeaders = Buffer.concat([png.subarray(0, -12), header, png.subarray(-12)])

  const { at, bytes } = frameHeader(jpeg)
  const smaller = frameHeader(small.jpeg).bytes
  const twoFrames = Buffer.concat([jpeg.subarray(0, at), bytes, smaller, jpeg.subarray(at + bytes.length)])

  // A restart marker has no length. Read as one, 0xFFC0 leads past the frame header to the smaller one.
  const hidden = Buffer.alloc(0xff_c0 + 200)
  bytes.copy(hidden)
  hidden.writeUInt32BE(0xff_e5_ff_00, bytes.length)
  smaller.copy(hidden, 0xff_c0)
  hidden.writeUInt16BE(0xff_da, 0xff_c0 + smaller.length)
  const padding = Buffer.from([0xff, 0xe5, 0x01, 0x00])
  padding.copy(hidden, bytes.length + 2 + 0xff_00)
  const restart = Buffer.concat([
    jpeg.subarray(0, at),
    Buffer.from([0xff, 0xd0]),
    hidden.subarray(0, bytes.length + 2 + 0xff_00 + 2 + 0x01_00),
    jpeg.subarray(at + bytes.length),
  ])

  for (const picture of [twoHeaders, twoFrames, restart])
    expect(examinePicture(picture)).toEqual({ ok: false, reason: 'not-a-picture' })
  // The decoder takes the first size of these two, so the check must not take another.
  for (const picture of [twoHeaders, restart]) expect((await loadImage(picture)).width).toBe(64)
})

test('a file of a million tiny parts is not read to its end', () => {
  const { png, jpeg } = paint(16, 16)
  const chunks = Buffer.alloc(12 * 1_000_000)
  const segments = Buffer.alloc(4 * 1_000_000, Buffer.from([0xff, 0xe5, 0x00, 0x02]))
  const fill = Buffer.alloc(1_000_000, 0xff)
  for (const picture of [
    Buffer.concat([png.subarray(0, 33), chunks, png.subarray(33)]),
    Buffer.concat([jpeg.subarray(0, 2), segments, jpeg.subarray(2)]),
    Buffer.concat([jpeg.subarray(0, 2), fill, jpeg.subarray(2)]),
  ])
    expect(examinePicture(picture)).toEqual({ ok: false, reason: 'not-a-picture' })
  const endless = Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(1_000_000, 0xd9)])
  expect(examinePicture(endless)).toEqual({ ok: false, reason: 'incomplete' })
})
