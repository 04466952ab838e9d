import { useEffect, useState } from 'react'

/** Spread on an element that holds a call to action of the page's own. */
export const marksCall = { 'data-call': '' } as const

const firstScreen = 200

/** Whether the reader has begun to scroll and the page shows no call to action of its own. Looks again on every page. */
export function useNoCallInView(pathname: string): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const judge = () => setFree(window.scrollY > firstScreen && inView.size === 0)
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      judge()
    })
    for (const call of document.querySelectorAll('[data-call]')) observer.observe(call)
    window.addEventListener('scroll', judge, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', judge)
      setFree(false)
    }
  }, [pathname])
  return isFree
}
