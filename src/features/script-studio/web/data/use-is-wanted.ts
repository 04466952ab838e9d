import { useEffect, useState, type RefObject } from 'react'

const quietMs = 1500

/** Loads when it scrolls into view, otherwise once the page is idle. */
export function useIsWanted(place: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const want = () => setIsWanted(true)
    const timer = setTimeout(want, quietMs)
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && want())
    if (place.current) seen.observe(place.current)
    return () => {
      clearTimeout(timer)
      seen.disconnect()
    }
  }, [place])
  return isWanted
}
