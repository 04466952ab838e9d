import { useState, type FocusEvent, type PointerEvent } from 'react'

/** Whether a card plays: while the mouse is over it or the focus is in it, unless motion or data are to be saved. */
export function useCardPlayback() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  return {
    isPlaying: (isHovered || isFocused) && mayPlay(),
    handlers: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}

function mayPlay(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !(
    connection?.saveData ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
