import { formatDuration } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { speakingMessages } from '../../contract/script-messages.ts'
import type { PartialScript } from '../../contract/script.ts'
import { scriptSeconds, secondsOf, parseLength } from '../../domain/speaking-time.ts'

type SpeakingTimeProps = { script: PartialScript; selectedHook: number | null; videoLength: string }

/** The speaking time of the whole script compared with the selected length. */
export function SpeakingTime({ script, selectedHook, videoLength }: SpeakingTimeProps) {
  const length = parseLength(videoLength)
  const [least, most] = secondsOf(length)
  // Whole seconds, as shown, so that the verdict matches the figure.
  const seconds = Math.round(scriptSeconds(script, selectedHook))
  const fits = seconds >= least && seconds <= most
  const scale = Math.max(most * 1.25, seconds)
  const verdict = fits
    ? speakingMessages.fits
    : seconds < least
      ? speakingMessages.short
      : speakingMessages.long
  return (
    <div className="max-w-md">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span>
          {speakingMessages.title} <strong className="tabular-nums">{formatDuration(seconds)}</strong>
          <span className={classes('ml-2 font-semibold', fits ? 'text-gain' : 'text-warn')}>{verdict}</span>
        </span>
        <span className="text-ink-soft">{length}</span>
      </p>
      <div aria-hidden="true" className="relative mt-1.5 h-2 overflow-hidden rounded-full bg-line">
        <div
          style={{ left: `${(least / scale) * 100}%`, width: `${((most - least) / scale) * 100}%` }}
          className="absolute inset-y-0 bg-gain-wash"
        />
        <div
          data-speaking-time
          style={{ width: `${(seconds / scale) * 100}%` }}
          className={classes(
            'absolute inset-y-0 left-0 rounded-full transition-[width]',
            fits ? 'bg-gain' : 'bg-warn',
          )}
        />
      </div>
    </div>
  )
}
