import { currencies } from '#features/ledger/contract/ledger.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { campaignCategories, campaignLimits } from '../../contract/campaign-choices.ts'
import type { CampaignDraft } from '../../contract/campaign-draft.ts'
import { campaignLimitsOf as limits } from '../../contract/campaign-limits.ts'
import { fundingModels } from '../../contract/campaign-terms.ts'
import { categoryTexts, limitTexts, modelTexts } from '../../contract/campaign-texts.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'

type FieldsProps = {
  draft: CampaignDraft
  problems: Readonly<Record<string, string>>
  onChange: (changes: Partial<CampaignDraft>) => void
}

type TextName = {
  [Name in keyof CampaignDraft]: CampaignDraft[Name] extends string ? Name : never
}[keyof CampaignDraft]

/** Everything a creator types, in the order of the page. */
export function CampaignFields(props: FieldsProps) {
  const { draft, problems, onChange } = props
  const text = (name: TextName & keyof typeof texts.fields) => ({
    name,
    label: texts.fields[name],
    value: draft[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-2xl">{texts.steps.story}</h2>
      <TextField {...text('title')} maxLength={limits.title} />
      <TextField {...text('creatorName')} maxLength={80} />
      <TextField {...text('summary')} maxLength={limits.summary} />
      <Select
        {...text('category')}
        choices={campaignCategories.map((value) => ({ value, label: categoryTexts[value] }))}
      />
      <TextArea {...text('story')} rows={8} maxLength={limits.text} />
      <TextArea {...text('risks')} rows={4} maxLength={limits.text} />

      <h2 className="mt-6 text-2xl">{texts.steps.money}</h2>
      <TextField {...text('goal')} inputMode="decimal" />
      <Select {...text('currency')} choices={currencies.map((value) => ({ value, label: value }))} />
      <Select
        {...text('limit')}
        choices={campaignLimits.map((value) => ({ value, label: limitTexts[value] }))}
      />
      <Lines {...props} list="budget" title={texts.budget} columns={['label', 'amount']} />

      <h2 className="mt-6 text-2xl">{texts.steps.terms}</h2>
      <fieldset>
        <legend className="font-semibold">{texts.models}</legend>
        {fundingModels.map((model) => (
          <Checkbox
            key={model}
            name={`model-${model}`}
            label={modelTexts[model]}
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
        {problems.models !== undefined && <p className="text-sm text-danger">{problems.models}</p>}
      </fieldset>
      {draft.models.includes('roi') && (
        <>
          <TextField {...text('roiShare')} inputMode="numeric" />
          <TextField {...text('roiCap')} inputMode="decimal" />
          <TextField {...text('expectedRevenue')} inputMode="decimal" />
        </>
      )}
      {draft.models.includes('rewards') && (
        <Lines {...props} list="rewards" title={texts.rewards} columns={['title', 'amount', 'delivery']} />
      )}

      <h2 className="mt-6 text-2xl">{texts.steps.timeline}</h2>
      <TextField {...text('deadlineDate')} type="date" />
      <TextField {...text('deadlineTime')} type="time" />
      <Select
        {...text('timeZone')}
        placeholder=""
        choices={(zones.includes('UTC') ? zones : ['UTC', ...zones]).map((value) => ({
          value,
          label: value,
        }))}
      />
      <Lines {...props} list="timeline" title={texts.timeline} columns={['when', 'what']} />
    </div>
  )
}

type ListName = 'budget' | 'rewards' | 'timeline'
type LinesProps = FieldsProps & { list: ListName; title: string; columns: readonly string[] }

const columnTexts: Record<string, string> = {
  label: texts.fields.label,
  amount: texts.fields.amount,
  title: texts.fields.rewardTitle,
  delivery: texts.fields.delivery,
  when: texts.fields.when,
  what: texts.fields.what,
}

function Lines({ draft, problems, onChange, list, title, columns }: LinesProps) {
  const lines = draft[list] as readonly Record<string, string>[]
  const write = (next: readonly Record<string, string>[]) => onChange({ [list]: next })
  const empty = Object.fromEntries(columns.map((column) => [column, '']))
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{title}</legend>
      {problems[list] !== undefined && <p className="text-sm text-danger">{problems[list]}</p>}
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
        <div key={index} className="mt-2 flex flex-wrap items-end gap-3">
          {columns.map((column) => (
            <div key={column} className="min-w-0 flex-1 basis-32">
              <TextField
                name={`${list}.${index}.${column}`}
                label={columnTexts[column] ?? column}
                value={line[column] ?? ''}
                error={problems[`${list}.${index}.${column}`]}
                onChange={(event) => {
                  const { value } = event.currentTarget
                  write(lines.map((each, place) => (place === index ? { ...each, [column]: value } : each)))
                }}
              />
            </div>
          ))}
          <Button
            aria-label={texts.removeLine(index + 1)}
            onClick={() => write(lines.filter((_, place) => place !== index))}
          >
            ×
          </Button>
        </div>
      ))}
      {lines.length < limits.lines && (
        <Button className="mt-3" onClick={() => write([...lines, empty])}>
          {texts.addLine}
        </Button>
      )}
    </fieldset>
  )
}
