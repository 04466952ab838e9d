import type { Video } from '../contract/video.ts'

type Page = { items: Video[] }

/**
 * Replaces the video with the same ID, or adds a new one at the front. Ignores an old one from a page not
 * loaded yet.
 */
export function putVideo<P extends Page>(pages: P[], video: Video): P[] {
  const isKnown = pages.some(({ items }) => items.some((item) => isSame(item, video)))
  if (isKnown)
    return pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (isSame(item, video) ? video : item)),
    }))
  const [first, ...others] = pages
  const newest = first?.items[0]
  if (!first || (newest && newest.created_at > video.created_at)) return pages
  return [{ ...first, items: [video, ...first.items] }, ...others]
}

export const withoutVideo = <P extends Page>(pages: P[], id: string): P[] =>
  pages.map((page) => ({ ...page, items: page.items.filter((item) => item.prediction_id !== id) }))

const isSame = (one: Video, other: Video) => one.prediction_id === other.prediction_id
