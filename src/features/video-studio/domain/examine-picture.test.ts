import { createCanvas } from '@napi-rs/canvas'
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
