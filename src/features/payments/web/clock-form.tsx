import { useState } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { sandboxTexts as texts } from '../contract/sandbox-texts.ts'
import type { SandboxState } from '../contract/sandbox.ts'
import { describeMinutes } from '../domain/describe-minutes.ts'

const steps = { hour: 60, day: 24 * 60, week: 7 * 24 * 60 } as const

type ClockFormProps = { state: SandboxState; busy: boolean; onMove: (minutes: number) => Promise<void> }

export function ClockForm({ state, busy, onMove }: ClockFormProps) {
  const [days, setDays] = useState('')
  const [problem, setProblem] = useState<string>()

  async function moveDays() {
    const count = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0
    if (count < 1 || count > 200) return setProblem(texts.daysProblem)
    setProblem(undefined)
    await onMove(count * steps.day)
    setDays('')
  }

  return (
    <div>
      <h3 className="font-semibold">{texts.clock}</h3>
      <p className="mt-1" role="status">
        {texts.now(formatDateTime(state.now))}
      </p>
      <p className="text-sm text-ink-soft">
        {state.aheadMinutes === 0 ? texts.inStep : texts.ahead(describeMinutes(state.aheadMinutes))}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {(['hour', 'day', 'week'] as const).map((step) => (
          <Button key={step} busy={busy} onClick={() => void onMove(steps[step])}>
            {texts.forward[step]}
          </Button>
        ))}
      </div>
      <form
        noValidate
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void moveDays()
        }}
      >
        <TextField
          className="w-28"
          name="days"
          label={texts.days}
          inputMode="numeric"
          maxLength={3}
          value={days}
          error={problem}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <Button type="submit" className="min-h-11" busy={busy}>
          {texts.move}
        </Button>
      </form>
    </div>
  )
}
