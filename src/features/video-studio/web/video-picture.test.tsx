import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { videoDefaults } from '../contract/choices.ts'
import type { ShownVideo } from './shown-video.ts'
import { VideoPicture } from './video-picture.tsx'

const { num_frames, fps, resolution, orientation, sound } = videoDefaults
const completed: ShownVideo = {
  prediction_id: 'v1',
  status: 'completed',
  video_url: '/video.mp4',
  poster_url: null,
  prompt: 'A fox',
  settings: { num_frames, fps, resolution, orientation, sound, has_seed_image: false },
  error: null,
  percent: 100,
  stage: 'Ready',
  engine: 'replicate',
  notes: [],
  script: null,
  handle: '',
  call_to_action: '',
  size: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  finished_at: null,
}
const show = (changes: Partial<ShownVideo>) =>
  renderToStaticMarkup(<VideoPicture video={{ ...completed, ...changes }} />)

test('a video without a poster shows its first frame, hidden from keyboard and screen readers', () => {
  const html = show({})
  expect(html).toContain('<video src="/video.mp4#t=0.1" preload="metadata"')
  expect(html).toContain('aria-hidden="true" tabindex="-1"')
  expect(html).not.toContain('controls')
})

test('prefers a poster, and has no player without a file', () => {
  expect(show({ poster_url: '/poster.jpg' })).toMatch(/^<img src="\/poster\.jpg"/)
  for (const status of ['processing', 'failed', 'canceled', 'completed'] as const)
    expect(show({ status, video_url: null })).not.toContain('<video')
})
