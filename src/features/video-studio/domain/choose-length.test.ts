import { describe, expect, test } from 'vitest'
import { chooseLength, framesOfLength, lengthFields, lengthOf, type Length } from './choose-length.ts'

const start: Length = { seconds: 10, num_frames: 240, fps: 24, by: 'frames' }
const change = (before: Length, changed: Partial<Length>, name: string) => {
  const { by: _by, ...now } = { ...before, ...changed }
  return chooseLength(before, now, name)
}

describe('the length in the form', () => {
  test('seconds move the frames, and frames move the seconds', () => {
    expect(change(start, { seconds: 17 }, 'seconds')).toEqual({
      seconds: 17,
      num_frames: 408,
      fps: 24,
      by: 'seconds',
    })
    expect(change(start, { num_frames: 48 }, 'num_frames')).toMatchObject({ seconds: 2, by: 'frames' })
  })

  test('a new frame rate keeps what was set last', () => {
    expect(change(start, { fps: 30 }, 'fps')).toMatchObject({ num_frames: 240, seconds: 8 })
    const bySeconds = change(start, { seconds: 12 }, 'seconds')
    expect(change(bySeconds, { fps: 30 }, 'fps')).toMatchObject({ seconds: 12, num_frames: 360 })
  })

  test('a restored draft keeps more seconds than frames can express', () => {
    const restored = change(start, { seconds: 45, num_frames: 480 }, 'prompt')
    expect(restored).toMatchObject({ seconds: 45, by: 'seconds' })
    const again = change(restored, {}, 'num_frames')
    expect(again).toMatchObject({ seconds: 45, num_frames: 480 })
    expect(framesOfLength(again)).toBe(1080)
  })

  test('a request names frames where they express the length, otherwise seconds', () => {
    expect(lengthFields(lengthOf({ num_frames: 48, fps: 30 }))).toEqual({ num_frames: 48 })
    expect(lengthFields(lengthOf({ num_frames: 1080, fps: 24 }))).toEqual({ seconds: 45 })
    expect(lengthFields(lengthOf({ num_frames: 510, fps: 30 }))).toEqual({ seconds: 17 })
  })
})
