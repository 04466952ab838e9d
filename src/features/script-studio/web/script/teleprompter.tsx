import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { withPlace } from './with-place.ts'

type TeleprompterProps = { title: string; lines: readonly string[]; onClose: () => void }

/** The script alone, large, rolling at the speed of the speaker. Space starts and halts it. */
export function Teleprompter({ title, lines, onClose }: TeleprompterProps) {
  const text = useRef<HTMLDivElement>(null)
  const [isRolling, setIsRolling] = useState(false)
  const [speed, setSpeed] = useState(50)
  const [size, setSize] = useState(44)
  useRolling(text, isRolling ? speed : 0, () => setIsRolling(false))
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          data-theme="dark"
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink outline-none"
          onKeyDown={(event) => {
            const isText = event.target === text.current || event.target === event.currentTarget
            if (event.key !== ' ' || !isText) return
            event.preventDefault()
            setIsRolling((rolls) => !rolls)
          }}
        >
          <Radix.Title className="sr-only">Teleprompter: {title}</Radix.Title>
          <div
            ref={text}
            tabIndex={0}
            role="region"
            aria-label="Script to read aloud"
            className="min-h-0 flex-1 overflow-y-auto px-gutter outline-offset-[-4px]"
          >
            <div
              style={{ fontSize: `${size}px` }}
              className="mx-auto max-w-4xl py-[40vh] leading-snug font-semibold"
            >
              {withPlace(lines).map(({ line, place }) => (
                <p key={place} className="mb-[0.8em]">
                  {line}
                </p>
              ))}
            </div>
          </div>
          <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t border-line px-gutter py-3">
            <Button variant="main" onClick={() => setIsRolling((rolls) => !rolls)}>
              {isRolling ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
              {isRolling ? 'Pause' : 'Start'}
            </Button>
            <Slider label="Speed" min={15} max={160} value={speed} onChange={setSpeed} />
            <Slider label="Text size" min={24} max={96} value={size} onChange={setSize} />
            <Button variant="quiet" onClick={onClose}>
              <X size={16} aria-hidden="true" />
              Close
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type SliderProps = {
  label: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
  return (
    <label className="flex min-h-10 items-center gap-3 text-sm font-semibold">
      {label}
      <input
        type="range"
        {...{ min, max, value }}
        className="w-28 accent-accent"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}

/** Scrolls by so many pixels a second until the end. */
function useRolling(box: React.RefObject<HTMLDivElement | null>, speed: number, onEnd: () => void) {
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const element = box.current
    if (speed === 0 || !element) return undefined
    // Kept here, because a browser rounds what it is told to scroll to.
    let top = element.scrollTop
    let before = performance.now()
    let frame = requestAnimationFrame(function roll(now) {
      // Whoever scrolls by hand is followed.
      if (Math.abs(element.scrollTop - top) > 2) top = element.scrollTop
      top += ((now - before) / 1000) * speed
      before = now
      element.scrollTop = top
      if (top >= element.scrollHeight - element.clientHeight) return end.current()
      frame = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(frame)
  }, [box, speed])
}
