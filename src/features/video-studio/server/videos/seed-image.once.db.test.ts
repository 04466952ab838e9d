import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createCreator, type Creator } from '#testing/video-studio.ts'

let running: TestApp
let creator: Creator
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  creator = await createCreator(running)
})
afterAll(() => running.close())

const place = 'GPS 52.5200N 13.4050E'
const asUrl = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`

function drawHalves() {
  const canvas = createCanvas(40, 20)
  const context = canvas.getContext('2d')
  context.fillStyle = 'red'
  context.fillRect(0, 0, 20, 20)
  context.fillStyle = 'blue'
  context.fillRect(20, 0, 20, 20)
  return canvas
}

/** A photo as phones write it: rotated (orientation 6), with its location. */
function photo() {
  const jpeg = drawHalves().toBuffer('image/jpeg')
  const orientation = '4d4d002a00000008000101120003000000010006000000000000'
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(orientation, 'hex'), Buffer.from(place)])
  const header = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), header, exif, jpeg.subarray(2)])
}

function annotatedPng() {
  const png = drawHalves().toBuffer('image/png')
  const text = Buffer.from(`tEXtLocation\0${place}`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length - 4)
  const end = png.length - 12
  return Buffer.concat([png.subarray(0, end), length, text, Buffer.alloc(4), png.subarray(end)])
}

const keptOf = async (id: string) =>
  Buffer.from(await (await creator.get(`/videos/${id}/seed-image`)).arrayBuffer())

test('stores a photo upright and without its location', async () => {
  const id = await creator.start({ seed_image: asUrl(photo(), 'image/jpeg') })
  const kept = await keptOf(id)
  expect([kept.includes(place), kept.includes('Exif')]).toEqual([false, false])
  const image = await loadImage(kept)
  expect([image.width, image.height]).toEqual([20, 40])
})

test('stores a PNG without its text metadata', async () => {
  const id = await creator.start({ seed_image: asUrl(annotatedPng(), 'image/png') })
  const kept = await keptOf(id)
  expect(kept.includes('Location')).toBe(false)
  const image = await loadImage(kept)
  expect([image.width, image.height]).toEqual([40, 20])
})

test('cleans a photo stored by an earlier version when it is used again', async () => {
  const id = await creator.start({ seed_image: asUrl(photo(), 'image/jpeg') })
  await running.files.put(`videos/${id}/seed.jpg`, photo(), { contentType: 'image/jpeg' })
  expect((await keptOf(id)).includes(place)).toBe(true)
  const again = await creator.start({ seed_image_of: id })
  expect((await keptOf(again)).includes(place)).toBe(false)
})
