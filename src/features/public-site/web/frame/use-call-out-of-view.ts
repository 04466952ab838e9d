import { useEffect, useState } from 'react'

/** Spread onto an element that contains one of the page's own calls to action. */
export const marksCall = { 'data-call': '' } as const

const firstScreen = 200

/** True once the visitor has scrolled and none of the page's own calls to action is in view. */
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
