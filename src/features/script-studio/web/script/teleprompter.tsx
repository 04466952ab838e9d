import FlipHorizontal from 'lucide-react/icons/flip-horizontal-2'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { useOpener } from '#platform/web/ui/use-opener.ts'
import { prompterMessages } from '../../contract/script-messages.ts'
import { countWords } from '../../domain/speaking-time.ts'
import { withPlace } from './with-place.ts'

type TeleprompterProps = { title: string; lines: readonly string[]; onClose: () => void }

const countdownFrom = 3

/** The script alone, large, scrolling at the pace of the speaker. Space starts and pauses it. */
export function Teleprompter({ title, lines, onClose }: TeleprompterProps) {
  const text = useRef<HTMLDivElement>(null)
  const opener = useOpener()
  const [state, setState] = useState<'paused' | 'counting' | 'rolling'>('paused')
  const [pace, setPace] = useState(150)
  const [size, setSize] = useState(44)
  const [isMirrored, setIsMirrored] = useState(false)
  const [progress, setProgress] = useState(0)
  const seconds = (lines.reduce((sum, line) => sum + countWords(line), 0) * 60) / pace
  useRolling(text, state === 'rolling' ? Math.max(1, seconds) : undefined, setProgress, () =>
    setState('paused'),
  )
  const toggle = () => setState((now) => (now === 'paused' ? 'counting' : 'paused'))
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          data-theme="dark"
          aria-describedby={undefined}
          onOpenAutoFocus={opener.remember}
          onCloseAutoFocus={opener.restoreFocus}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink outline-none"
          onKeyDown={(event) => {
            const isText = event.target === text.current || event.target === event.currentTarget
            if (event.key !== ' ' || !isText) return
            event.preventDefault()
            toggle()
          }}
        >
          <Radix.Title className="sr-only">{prompterMessages.title(title)}</Radix.Title>
          <progress
            max={1}
            value={progress}
            aria-label={prompterMessages.progress}
            className="h-1.5 w-full appearance-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
          <div
            ref={text}
            tabIndex={0}
            role="region"
            aria-label={prompterMessages.text}
            className="min-h-0 flex-1 overflow-y-auto px-gutter outline-offset-[-4px]"
          >
            <div
              style={{ fontSize: `${size}px` }}
              className={classes(
                'mx-auto max-w-4xl py-[40vh] leading-snug font-semibold',
                isMirrored && '-scale-x-100',
              )}
            >
              {withPlace(lines).map(({ line, place }) => (
                <p key={place} className="mb-[0.8em]">
                  {line}
                </p>
              ))}
            </div>
          </div>
          {state === 'counting' && <Countdown onEnd={() => setState('rolling')} />}
          <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t border-line px-gutter py-3">
            <Button variant="main" onClick={toggle}>
              {state === 'paused' ? (
                <Play size={16} aria-hidden="true" />
              ) : (
                <Pause size={16} aria-hidden="true" />
              )}
              {state === 'paused' ? prompterMessages.start : prompterMessages.pause}
            </Button>
            <Slider label={prompterMessages.pace} min={90} max={240} value={pace} onChange={setPace} />
            <Slider label={prompterMessages.size} min={24} max={96} value={size} onChange={setSize} />
            <Button aria-pressed={isMirrored} onClick={() => setIsMirrored(!isMirrored)}>
              <FlipHorizontal size={16} aria-hidden="true" />
              {prompterMessages.mirror}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              <X size={16} aria-hidden="true" />
              {prompterMessages.close}
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
      <span aria-hidden="true" className="w-8 text-ink-soft tabular-nums">
        {value}
      </span>
    </label>
  )
}

function Countdown({ onEnd }: { onEnd: () => void }) {
  const [left, setLeft] = useState(countdownFrom)
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onEnd()), 1000)
    return () => clearTimeout(timer)
  })
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-0 grid place-items-center text-9xl font-bold"
    >
      {left}
    </p>
  )
}

/** Scrolls the whole text in so many seconds, from wherever it stands. */
function useRolling(
  box: React.RefObject<HTMLDivElement | null>,
  seconds: number | undefined,
  onProgress: (share: number) => void,
  onEnd: () => void,
) {
  const handlers = useRef({ onProgress, onEnd })
  useEffect(() => {
    handlers.current = { onProgress, onEnd }
  })
  useEffect(() => {
    const element = box.current
    if (seconds === undefined || !element) return undefined
    // Kept here, because browsers round the scroll position.
    let top = element.scrollTop
    let before = performance.now()
    let frame = requestAnimationFrame(function roll(now) {
      const distance = Math.max(1, element.scrollHeight - element.clientHeight)
      // Someone scrolled by hand.
      if (Math.abs(element.scrollTop - top) > 2) top = element.scrollTop
      top += ((now - before) / 1000) * (distance / seconds)
      before = now
      element.scrollTop = top
      handlers.current.onProgress(Math.min(1, top / distance))
      if (top >= distance) return handlers.current.onEnd()
      frame = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(frame)
  }, [box, seconds])
}
