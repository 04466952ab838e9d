import { currencies } from '#features/ledger/contract/ledger.ts'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { RadioGroup } from '#platform/web/ui/radio-group.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { campaignLimits, type CampaignLimit } from '../../../contract/campaign-choices.ts'
import { limitTexts } from '../../../contract/campaign-texts.ts'
import { ownTexts as texts } from '../../../contract/own-campaign-texts.ts'
import { wizardTexts } from '../../../contract/wizard-texts.ts'
import { budgetOf } from '../../../domain/budget.ts'
import { formatAmount } from '../../../domain/money.ts'
import { NeededFollowers } from './needed-followers.tsx'
import { fieldProps, type StepProps } from './field-props.ts'
import { Lines } from './lines.tsx'

const columns = ['label', 'amount'] as const

export function MoneyStep({ audience, ...props }: StepProps & { audience: number }) {
  const { draft, onChange } = props
  return (
    <>
      <div className="flex flex-col gap-5 sm:flex-row">
        <TextField {...fieldProps(props, 'goal')} inputMode="decimal" maxLength={20} className="sm:flex-1" />
        <Select
          {...fieldProps(props, 'currency')}
          className="sm:w-36"
          choices={currencies.map((value) => ({ value, label: value }))}
        />
      </div>
      <NeededFollowers draft={draft} audience={audience} />
      <RadioGroup
        name="limit"
        label={texts.fields.limit}
        value={draft.limit}
        choices={campaignLimits.map((value) => ({ value, label: limitTexts[value] }))}
        onChange={(event) => onChange({ limit: event.currentTarget.value as CampaignLimit })}
      />
      <Lines {...props} list="budget" title={texts.budget} hint={texts.hints.budget} columns={columns} />
      <BudgetTotal {...props} />
    </>
  )
}

function BudgetTotal({ draft }: StepProps) {
  const { goalMinor, sumMinor, leftMinor } = budgetOf(draft)
  if (goalMinor === 0 || draft.budget.length === 0) return null
  const money = (minor: number) => formatAmount({ minor, currency: draft.currency })
  const rest =
    leftMinor > 0
      ? wizardTexts.budgetLeft(money(leftMinor))
      : leftMinor < 0
        ? wizardTexts.budgetOver(money(-leftMinor))
        : undefined
  return (
    <div>
      <ProgressBar
        label={wizardTexts.budgetTotal(money(sumMinor), money(goalMinor))}
        percent={(sumMinor * 100) / goalMinor}
        tone={leftMinor === 0 ? 'gain' : 'ink'}
      />
      {rest !== undefined && <p className="mt-1 text-sm text-ink-soft tabular-nums">{rest}</p>}
    </div>
  )
}
