import { Field } from '#platform/web/ui/field.tsx'
import { videoLimits } from '../contract/limits.ts'
import { durationOf } from '../domain/describe-video.ts'

const { least, most, step } = videoLimits.frames

type FramesSliderProps = {
  error: string | undefined
  defaultValue: number
  /** The current values of the controls. */
  num_frames: number
  fps: number
}

export function FramesSlider({ error, defaultValue, num_frames, fps }: FramesSliderProps) {
  const duration = `${durationOf({ num_frames, fps })} seconds`
  return (
    <Field label="Number of frames" error={error}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            type="range"
            name="num_frames"
            min={least}
            max={most}
            step={step}
            defaultValue={defaultValue}
            aria-valuetext={`${num_frames} frames, ${duration}`}
            className="min-h-10 w-full accent-accent"
          />
          <p className="flex justify-between text-sm text-ink-soft tabular-nums">
            <span>{num_frames} frames</span>
            <output htmlFor={wiring.id}>Duration: {duration}</output>
          </p>
        </>
      )}
    </Field>
  )
}
