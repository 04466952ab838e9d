import X from 'lucide-react/icons/x'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { maxFunnelSteps, type TeamFunnel, type TeamFunnelStep } from '../../contract/funnels.ts'
import { funnelApi } from './report-api.ts'

export type Suggestions = Record<TeamFunnelStep['kind'], readonly string[]>

type FunnelDialogProps = {
  /** Without one, a new funnel is defined. */
  funnel: TeamFunnel | undefined
  suggestions: Suggestions
  onClose: () => void
}

type Draft = TeamFunnelStep & { key: number }

const kinds = [
  { value: 'page', label: 'Page' },
  { value: 'button', label: 'Button' },
]

export function FunnelDialog({ funnel, suggestions, onClose }: FunnelDialogProps) {
  const client = useQueryClient()
  const [formId, listId] = [useId(), useId()]
  const [name, setName] = useState(funnel?.name ?? '')
  const [steps, setSteps] = useState<Draft[]>(() =>
    (funnel?.steps ?? [emptyStep, emptyStep]).map((step, key) => ({ kind: step.kind, name: step.name, key })),
  )
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const edit = (key: number, change: Partial<TeamFunnelStep>) =>
    setSteps(steps.map((step) => (step.key === key ? { ...step, ...change } : step)))
  const addStep = () =>
    setSteps([...steps, { ...emptyStep, key: Math.max(...steps.map(({ key }) => key)) + 1 }])

  async function save(event: SubmitEvent) {
    event.preventDefault()
    setBusy(true)
    const json = { name, steps: steps.map((step) => ({ kind: step.kind, name: step.name.trim() })) }
    try {
      if (funnel) await unwrap(funnelApi.analytics.funnels[':id'].$put({ param: { id: funnel.id }, json }))
      else await unwrap(funnelApi.analytics.funnels.$post({ json }))
      await client.invalidateQueries({ queryKey: ['analytics', 'funnels'] })
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={funnel ? 'Edit funnel' : 'Add funnel'}
      description="A step counts only visits that did all steps before it, in this order."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="main" type="submit" form={formId} busy={busy} busyText="Saving...">
            Save funnel
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
        <TextField
          label="Name"
          required
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <ol className="flex flex-col gap-3">
          {steps.map((step, index) => (
            <li key={step.key} className="flex items-end gap-2">
              <Select
                label={`Step ${index + 1}`}
                className="w-28 shrink-0"
                choices={kinds}
                value={step.kind}
                onChange={({ target }) =>
                  edit(step.key, { kind: target.value === 'page' ? 'page' : 'button' })
                }
              />
              <TextField
                label={step.kind === 'page' ? 'Path' : 'Button name'}
                className="flex-1"
                required
                maxLength={200}
                list={`${listId}-${step.kind}`}
                value={step.name}
                onChange={({ target }) => edit(step.key, { name: target.value })}
              />
              {steps.length > 2 && (
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Remove step ${index + 1}`}
                  onClick={() => setSteps(steps.filter(({ key }) => key !== step.key))}
                >
                  <X size={18} aria-hidden="true" />
                </Button>
              )}
            </li>
          ))}
        </ol>
        {steps.length < maxFunnelSteps && (
          <Button className="self-start" onClick={addStep}>
            Add step
          </Button>
        )}
        {(['page', 'button'] as const).map((kind) => (
          <datalist key={kind} id={`${listId}-${kind}`}>
            {suggestions[kind].map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </datalist>
        ))}
      </form>
    </Dialog>
  )
}

const emptyStep: TeamFunnelStep = { kind: 'page', name: '' }
