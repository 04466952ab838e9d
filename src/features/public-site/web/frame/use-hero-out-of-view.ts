import { useEffect, useState } from 'react'

/** Marks the buttons of a hero: while they are on the screen, no other call to action is needed. */
export const heroCallId = 'hero-call'

/** Looks again on every page; a page without such buttons has none in view. */
export function useHeroOutOfView(pathname: string): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const hero = document.getElementById(heroCallId)
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false))
    if (hero) observer.observe(hero)
    // A page without a hero: wait for the first scroll, so that nothing slides in over the first screen.
    const scrolled = () => {
      if (!hero) setOut(window.scrollY > 200)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', scrolled)
      setOut(false)
    }
  }, [pathname])
  return isOut
}
