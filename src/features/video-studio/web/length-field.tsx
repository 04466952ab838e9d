import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { formTexts } from '../contract/messages.ts'

type LengthFieldProps = {
  field: { name: string; error: string | undefined }
  defaultValue: number
  limits: { least: number; most: number }
  /** What the text needs, and what is chosen now. */
  needed: { sentences: number; seconds: number }
  seconds: number
  /** Whether sentences are left out. */
  isShort: boolean
  onUse: (seconds: number) => void
}

/** The length, with what the text needs to be said. */
export function LengthField(props: LengthFieldProps) {
  const { field, defaultValue, limits, needed, seconds, isShort, onUse } = props
  const best = Math.min(limits.most, Math.max(limits.least, needed.seconds))
  const isTooLong = needed.seconds > limits.most
  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...field}
        label={formTexts.length}
        type="number"
        inputMode="decimal"
        min={limits.least}
        max={limits.most}
        step="any"
        defaultValue={defaultValue}
        className="max-w-40"
      />
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <p aria-live="polite" className="tabular-nums">
          {needed.sentences > 0 && `${formTexts.needs(needed.sentences, needed.seconds)} `}
          {isShort && (isTooLong ? formTexts.tooLong(limits.most) : formTexts.extract)}
        </p>
        {needed.sentences > 0 && seconds !== best && (
          <Button onClick={() => onUse(best)}>{formTexts.useSeconds(best)}</Button>
        )}
      </div>
    </div>
  )
}
