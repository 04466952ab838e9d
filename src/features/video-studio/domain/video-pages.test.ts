import { describe, expect, it } from 'vitest'
import type { Video } from '../contract/video.ts'
import { putVideo, withoutVideo } from './video-pages.ts'

const video = (id: string, created_at: string, percent = 0) =>
  ({ prediction_id: id, created_at, percent }) as Video
const pages = [
  { items: [video('c', '2026-03-03'), video('b', '2026-03-02')] },
  { items: [video('a', '2026-03-01')] },
]
const idsOf = (of: { items: Video[] }[]) => of.map(({ items }) => items.map((item) => item.prediction_id))

describe('the pages of videos', () => {
  it('replaces a video in place', () => {
    const changed = putVideo(pages, video('a', '2026-03-01', 40))
    expect(idsOf(changed)).toEqual([['c', 'b'], ['a']])
    expect(changed[1]?.items[0]?.percent).toBe(40)
  })

  it('adds a new one at the front, but none that belongs to a page not loaded yet', () => {
    expect(idsOf(putVideo(pages, video('d', '2026-03-04')))).toEqual([['d', 'c', 'b'], ['a']])
    expect(idsOf(putVideo(pages, video('z', '2026-02-01')))).toEqual([['c', 'b'], ['a']])
  })

  it('removes one', () => {
    expect(idsOf(withoutVideo(pages, 'b'))).toEqual([['c'], ['a']])
  })
})
