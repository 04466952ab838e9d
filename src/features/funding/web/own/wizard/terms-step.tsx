import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { fundingModels } from '../../../contract/campaign-terms.ts'
import { modelTexts } from '../../../contract/campaign-texts.ts'
import { ownTexts as texts } from '../../../contract/own-campaign-texts.ts'
import { fieldProps, type StepProps } from './field-props.ts'
import { Lines } from './lines.tsx'
import { WorkedExample } from './worked-example.tsx'

const columns = ['title', 'amount', 'delivery'] as const

export function TermsStep(props: StepProps) {
  const { draft, problems, onChange } = props
  return (
    <>
      <fieldset>
        <legend className="text-sm font-semibold">{texts.models}</legend>
        {fundingModels.map((model) => (
          <Checkbox
            key={model}
            name={model === fundingModels[0] ? 'models' : `models-${model}`}
            className="mt-2 rounded-md border border-line bg-surface px-3 py-1.5 has-checked:border-ink has-checked:bg-sunken"
            label={modelTexts[model]}
            hint={texts.modelHints[model]}
            checked={draft.models.includes(model)}
            onChange={(event) =>
              onChange({
                models: event.currentTarget.checked
                  ? [...draft.models, model]
                  : draft.models.filter((each) => each !== model),
              })
            }
          />
        ))}
        {problems.models !== undefined && (
          <p className="mt-1.5 text-sm font-medium text-danger">{problems.models}</p>
        )}
      </fieldset>
      {draft.models.includes('roi') && (
        <>
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <TextField {...fieldProps(props, 'roiShare')} inputMode="numeric" maxLength={5} />
            <TextField {...fieldProps(props, 'roiCap')} inputMode="decimal" maxLength={5} />
          </div>
          <TextField
            {...fieldProps(props, 'expectedRevenue')}
            hint={texts.hints.expectedRevenue}
            inputMode="decimal"
            maxLength={20}
          />
          <WorkedExample draft={draft} />
        </>
      )}
      {draft.models.includes('rewards') && (
        <Lines {...props} list="rewards" title={texts.rewards} hint={texts.hints.rewards} columns={columns} />
      )}
    </>
  )
}
