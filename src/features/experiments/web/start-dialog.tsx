import { useState, type SubmitEvent } from 'react'
import { factors, type Factor } from '#features/analytics/contract/experiments.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { formatPercent } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import {
  effectLimits,
  experimentFactors,
  experimentMetrics,
  type ExperimentMetric,
  type Experiments,
} from '../contract/experiments.ts'
import {
  experimentMessages as messages,
  experimentTexts as texts,
  factorNames,
  metricNames,
  sayDays,
} from '../contract/messages.ts'
import { daysToVerdict } from '../domain/time-to-verdict.ts'
import { experimentApi } from './experiment-api.ts'

type StartDialogProps = {
  traffic: Experiments['traffic']
  onClose: () => void
  onStart: () => Promise<unknown>
}

const formId = 'start-experiment'

/** Metric and smallest effect are set before the first visit, so that they cannot be chosen to fit the result. */
export function StartDialog({ traffic, onClose, onStart }: StartDialogProps) {
  const [factor, setFactor] = useState<Factor>('text')
  const [metric, setMetric] = useState<ExperimentMetric>('conversion')
  const [effect, setEffect] = useState('2')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const showToast = useToast()
  const smallestEffect = Number(effect)
  const isValid = smallestEffect >= effectLimits.least && smallestEffect <= effectLimits.most
  const rate = traffic.rates[metric] / 100

  async function start(event: SubmitEvent) {
    event.preventDefault()
    if (!isValid) return
    setBusy(true)
    setFailure(undefined)
    try {
      await unwrap(experimentApi.$post({ json: { factor, metric, smallestEffect } }))
      showToast({ text: texts.started, kind: 'success' })
      await onStart()
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  const forecast = () => {
    if (traffic.visitsPerDay === 0) return texts.noTraffic
    const plan = { rate, smallestEffect: smallestEffect / 100, arms: factors[factor].length }
    const time = texts.forecast(sayDays(daysToVerdict({ ...plan, visitsPerDay: traffic.visitsPerDay })))
    return `${texts.today(formatPercent(rate))} ${time}`
  }

  const actions = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button type="submit" form={formId} variant="main" busy={busy} busyText={texts.busy}>
        {texts.start}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} title={texts.start} actions={actions}>
      <form id={formId} onSubmit={(event) => void start(event)} noValidate className="flex flex-col gap-5">
        <Select
          label={texts.factor}
          choices={experimentFactors.map((value) => ({ value, label: factorNames[value] }))}
          value={factor}
          onChange={({ target }) => setFactor(target.value as Factor)}
        />
        <Select
          label={texts.metric}
          choices={experimentMetrics.map((value) => ({ value, label: metricNames[value] }))}
          value={metric}
          onChange={({ target }) => setMetric(target.value as ExperimentMetric)}
        />
        <TextField
          label={texts.smallestEffect}
          hint={texts.smallestEffectHint}
          error={isValid ? undefined : messages.smallestEffect}
          inputMode="decimal"
          type="number"
          min={effectLimits.least}
          max={effectLimits.most}
          step="0.1"
          value={effect}
          onChange={({ target }) => setEffect(target.value)}
        />
        {isValid && <p role="status">{forecast()}</p>}
        {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
      </form>
    </Dialog>
  )
}
