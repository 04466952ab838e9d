import { useRef } from 'react'

/** What had the focus when a dialog opened. Radix restores it only to its own trigger, but ours open from anywhere. */
export function useOpener() {
  const opener = useRef<Element>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    restoreFocus: (event: Event) => {
      event.preventDefault()
      restoreFocus(opener.current)
    },
  }
}

/** To the page's content if the opener is gone, such as the item of a menu or the button of a deleted row. */
function restoreFocus(opener: Element | null) {
  if (opener instanceof HTMLElement) opener.focus()
  // The page may know a better place, which has the focus by then.
  setTimeout(() => {
    const isLost = document.activeElement === document.body
    if (isLost) document.querySelector<HTMLElement>('main')?.focus()
  }, 100)
}
