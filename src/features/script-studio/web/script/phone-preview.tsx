import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useState } from 'react'
import { formatDuration } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { previewMessages } from '../../contract/script-messages.ts'
import type { PartialScript } from '../../contract/script.ts'
import { spokenLines } from '../../domain/render-script.ts'
import { scriptSeconds, speakingSeconds } from '../../domain/speaking-time.ts'
import { withPlace } from './with-place.ts'

type PhonePreviewProps = { script: PartialScript; selectedHook: number | null }

/** Shows each line for as long as it takes to say, on a screen of a phone's shape. */
export function PhonePreview({ script, selectedHook }: PhonePreviewProps) {
  const lines = spokenLines({ script, selectedHook })
  const [at, setAt] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const shown = Math.min(at, lines.length - 1)
  const line = lines[shown] ?? ''
  // The first line is the hook, which has no cue of its own.
  const cue = shown === 0 ? '' : (script.visual_cues[shown - 1] ?? '')

  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(
      () => (shown + 1 < lines.length ? setAt(shown + 1) : setIsPlaying(false)),
      Math.max(1, speakingSeconds(line)) * 1000,
    )
    return () => clearTimeout(timer)
  }, [isPlaying, shown, line, lines.length])

  return (
    <section aria-label={previewMessages.title} className="flex flex-col items-center gap-4">
      <div
        data-theme="dark"
        className="flex aspect-9/16 w-full max-w-72 flex-col rounded-[2rem] border-4 border-edge bg-paper p-4 text-ink"
      >
        <ol aria-label={previewMessages.lines} className="flex gap-1">
          {withPlace(lines).map(({ place }) => (
            <li key={place} className="flex-1">
              <button
                type="button"
                aria-label={previewMessages.showLine(place + 1)}
                aria-current={place === shown}
                className="flex h-6 w-full items-center"
                onClick={() => setAt(place)}
              >
                <span
                  className={classes('h-1 w-full rounded-full', place <= shown ? 'bg-accent' : 'bg-line')}
                />
              </button>
            </li>
          ))}
        </ol>
        <p className="my-auto text-center text-xl leading-snug font-bold text-balance">{line}</p>
        <p className="min-h-10 text-center text-xs text-ink-soft">{cue}</p>
      </div>
      <div className="flex items-center gap-4">
        <Button
          onClick={() => {
            if (!isPlaying && shown === lines.length - 1) setAt(0)
            setIsPlaying(!isPlaying)
          }}
        >
          {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
          {isPlaying ? previewMessages.pause : previewMessages.play}
        </Button>
        <p className="text-sm text-ink-soft tabular-nums">
          {previewMessages.position(
            shown + 1,
            lines.length,
            formatDuration(scriptSeconds(script, selectedHook)),
          )}
        </p>
      </div>
    </section>
  )
}
