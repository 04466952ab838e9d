/** Anything that shows a person at work. `popstate` because going back needs no touch of the page. */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'popstate'] as const

export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const sign of signs) window.removeEventListener(sign, done, true)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, done, { capture: true, passive: true })
  })
}
