/** Anything that shows a person at work. `popstate` because going back needs no touch of the page. */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'popstate'] as const

/**
 * Resolves when `element` comes near the screen, or when somebody touches the page: a change of page waits for whatever in it
 * is not there yet, and must not wait for a scroll.
 */
export function whenNeeded(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && done(), {
      rootMargin: '600px',
    })
    const done = () => {
      observer.disconnect()
      for (const sign of signs) window.removeEventListener(sign, done, true)
      resolve()
    }
    observer.observe(element)
    for (const sign of signs) window.addEventListener(sign, done, { capture: true, passive: true })
  })
}
