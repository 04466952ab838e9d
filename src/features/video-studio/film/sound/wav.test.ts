import { expect, test } from 'vitest'
import { readWav, wavSeconds, writeWav } from './wav.ts'

const tone = { samples: Float32Array.from({ length: 800 }, (_, n) => 0.5 * Math.sin(n * 0.1)), rate: 16_000 }

test('what is written is read back', () => {
  const read = readWav(writeWav(tone))!
  expect(read.rate).toBe(16_000)
  expect(read.samples).toHaveLength(800)
  expect(Math.max(...read.samples.map((value, n) => Math.abs(value - tone.samples[n]!)))).toBeLessThan(0.001)
})

test('a streamed file without a length is read to its end', () => {
  const bytes = writeWav(tone)
  new DataView(bytes.buffer).setUint32(40, 0xff_ff_ff_ff, true)
  expect(readWav(bytes)!.samples).toHaveLength(800)
})

test('its length is known from its header', () => {
  expect(wavSeconds(writeWav(tone))).toBe(0.05)
  expect(wavSeconds(writeWav(tone).subarray(0, 43))).toBe(0)
})

test('two channels become one, and values outside of the range are bounded', () => {
  const bytes = new Uint8Array(44 + 16)
  bytes.set(writeWav({ samples: new Float32Array(4), rate: 48_000 }))
  const view = new DataView(bytes.buffer)
  view.setUint16(20, 3, true)
  view.setUint16(22, 2, true)
  view.setUint16(34, 32, true)
  view.setUint32(40, 16, true)
  view.setFloat32(44, 0.5, true)
  view.setFloat32(48, 0, true)
  view.setFloat32(52, 9, true)
  view.setFloat32(56, 9, true)
  expect([...readWav(bytes)!.samples]).toEqual([0.25, 1])
})

test('the samples are looked for in the first 64 chunks only', () => {
  const whole = writeWav(tone)
  const after = (chunks: number) =>
    readWav(Buffer.concat([whole.subarray(0, 12), new Uint8Array(8 * chunks), whole.subarray(12)]))
  expect(after(62)!.samples).toHaveLength(800)
  expect(after(63)).toBeUndefined()
  expect(after(1_000_000)).toBeUndefined()
})

test('anything else is refused', () => {
  expect(readWav(new Uint8Array(0))).toBeUndefined()
  expect(readWav(new TextEncoder().encode('<!doctype html>'.padEnd(100)))).toBeUndefined()
  const change = (at: number, value: number) => {
    const bytes = writeWav(tone)
    new DataView(bytes.buffer).setUint16(at, value, true)
    return readWav(bytes)
  }
  // Compressed samples, many channels, 24 bits.
  expect(change(20, 0x55)).toBeUndefined()
  expect(change(22, 9)).toBeUndefined()
  expect(change(34, 24)).toBeUndefined()
  expect(readWav(writeWav({ ...tone, rate: 7 }))).toBeUndefined()
  for (let length = 0; length < 60; length++)
    expect(() => readWav(writeWav(tone).subarray(0, length))).not.toThrow()
})
