import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useRequest } from '#platform/web/use-request.ts'
import { reviewTexts as texts } from '../../contract/review-texts.ts'

type DecisionFormProps<Value extends string> = {
  checks: readonly { value: string; label: string }[]
  decisions: readonly { value: Value; label: string; isMain?: boolean }[]
  onDecide: (value: Value, checklist: string[], reason: string) => Promise<void>
}

/** A checklist, a reason, and one button per decision. */
export function DecisionForm<Value extends string>({
  checks,
  decisions,
  onDecide,
}: DecisionFormProps<Value>) {
  const [checklist, setChecklist] = useState<string[]>([])
  const [reason, setReason] = useState('')
  const { busy, failure, run } = useRequest<Value>()
  const decide = (value: Value) => run(value, () => onDecide(value, checklist, reason))

  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      {checks.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{texts.checklist}</legend>
          {checks.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={checklist.includes(value)}
              onChange={(event) =>
                setChecklist(
                  event.currentTarget.checked
                    ? [...checklist, value]
                    : checklist.filter((each) => each !== value),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <TextField
        className="w-full max-w-prose"
        label={texts.reason}
        name="reason"
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        {decisions.map(({ value, label, isMain }) => (
          <Button
            key={value}
            {...(isMain && { variant: 'main' as const })}
            busy={busy === value}
            onClick={() => void decide(value)}
          >
            {label}
          </Button>
        ))}
      </div>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
    </div>
  )
}
