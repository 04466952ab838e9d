import { describe, expect, it } from 'vitest'
import { describeSize, durationOf, previewOf } from './describe-video.ts'

describe('the text of a video', () => {
  it('shows 80 characters of a prompt and an ellipsis', () => {
    expect(previewOf('a'.repeat(80))).toBe('a'.repeat(80))
    expect(previewOf('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`)
  })

  it('never splits an emoji', () => {
    expect(previewOf(`${'a'.repeat(79)}👩‍🚀 flies`)).toBe(`${'a'.repeat(79)}👩‍🚀…`)
  })

  it('shows one decimal in every duration', () => {
    expect(durationOf({ num_frames: 240, fps: 24 })).toBe('10.0')
    expect(durationOf({ num_frames: 48, fps: 30 })).toBe('1.6')
  })

  it('swaps width and height with the orientation', () => {
    expect(describeSize({ resolution: '480p', orientation: 'portrait' })).toBe('480 × 854')
  })
})
