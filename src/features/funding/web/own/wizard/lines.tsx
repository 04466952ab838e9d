import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { campaignLimitsOf as limits } from '../../../contract/campaign-limits.ts'
import { ownTexts as texts } from '../../../contract/own-campaign-texts.ts'
import { wizardTexts } from '../../../contract/wizard-texts.ts'
import type { StepProps } from './field-props.ts'

type LinesProps = StepProps & {
  list: 'budget' | 'rewards' | 'timeline'
  title: string
  hint?: string
  columns: readonly string[]
}

type Line = Readonly<Record<string, string>>

const columnTexts: Record<string, string> = {
  label: texts.fields.label,
  amount: texts.fields.amount,
  title: texts.fields.rewardTitle,
  delivery: texts.fields.delivery,
  when: texts.fields.when,
  what: texts.fields.what,
}

/** A list that grows line by line. A new line gets the focus, and a removed one can come back. */
export function Lines({ draft, problems, onChange, list, title, hint, columns }: LinesProps) {
  const showToast = useToast()
  const box = useRef<HTMLFieldSetElement>(null)
  const latest = useRef<readonly Line[]>([])
  const isAdding = useRef(false)
  const lines = draft[list] as readonly Line[]
  const write = (next: readonly Line[]) => onChange({ [list]: next })

  useEffect(() => {
    latest.current = lines
    if (!isAdding.current) return
    isAdding.current = false
    box.current?.querySelector<HTMLElement>(`[name="${list}.${lines.length - 1}.${columns[0]}"]`)?.focus()
  }, [lines, list, columns])

  function remove(index: number) {
    const removed = lines[index]
    write(lines.filter((_, place) => place !== index))
    box.current?.querySelector<HTMLElement>('[data-add]')?.focus()
    if (!removed || Object.values(removed).every((text) => text === '')) return
    const restore = () => write(latest.current.toSpliced(index, 0, removed))
    showToast({ text: wizardTexts.removed, action: { text: wizardTexts.undo, run: restore } })
  }

  return (
    <fieldset ref={box} data-list={list} className="min-w-0">
      <legend className="text-sm font-semibold">{title}</legend>
      {hint !== undefined && <p className="mt-0.5 text-sm text-ink-soft">{hint}</p>}
      {problems[list] !== undefined && (
        <p className="mt-1 text-sm font-medium text-danger">{problems[list]}</p>
      )}
      {lines.map((line, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
          key={index}
          className="mt-3 flex items-start gap-2 border-l-2 border-line pl-3 sm:border-0 sm:pl-0"
        >
          <div className="flex min-w-0 flex-1 flex-col gap-3 sm:flex-row">
            {columns.map((column) => (
              <TextField
                key={column}
                className={column === 'amount' || column === 'when' ? 'sm:w-36' : 'sm:flex-1'}
                name={`${list}.${index}.${column}`}
                label={columnTexts[column] ?? column}
                value={line[column] ?? ''}
                maxLength={column === 'amount' ? 20 : limits.line}
                {...(column === 'amount' && { inputMode: 'decimal' as const })}
                error={problems[`${list}.${index}.${column}`]}
                onChange={(event) => {
                  const { value } = event.currentTarget
                  write(lines.map((each, place) => (place === index ? { ...each, [column]: value } : each)))
                }}
              />
            ))}
          </div>
          <Button
            variant="quiet"
            size="icon"
            className="mt-7"
            aria-label={texts.removeLine(index + 1)}
            onClick={() => remove(index)}
          >
            <X size={18} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {lines.length < limits.lines && (
        <Button
          className="mt-3"
          data-add
          onClick={() => {
            isAdding.current = true
            write([...lines, Object.fromEntries(columns.map((column) => [column, '']))])
          }}
        >
          {texts.addLine}
        </Button>
      )}
    </fieldset>
  )
}
