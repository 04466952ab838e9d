import { afterEach, expect, test, vi } from 'vitest'
import { rememberUploads } from './remember-uploads.ts'

afterEach(() => void vi.useRealTimers())

test('a recording is uploaded once, and again when the server may have deleted it', async () => {
  vi.useFakeTimers({ now: 0 })
  let count = 0
  const upload = rememberUploads(() => Promise.resolve(`upload ${++count}`))
  const recording = {}
  expect([await upload(recording), await upload(recording)]).toEqual(['upload 1', 'upload 1'])
  expect(await upload({})).toBe('upload 2')
  vi.setSystemTime(24 * 60 * 60 * 1000)
  expect(await upload(recording)).toBe('upload 3')
})
