import type { CampaignDraft } from '../../../contract/campaign-draft.ts'
import { ownTexts as texts } from '../../../contract/own-campaign-texts.ts'
import type { FieldProblems } from '../../../domain/read-content.ts'

export type StepProps = {
  draft: CampaignDraft
  /** Shown at the fields; empty until the creator has left the step once. */
  problems: FieldProblems
  onChange: (changes: Partial<CampaignDraft>) => void
}

type TextName = {
  [Name in keyof CampaignDraft]: CampaignDraft[Name] extends string ? Name : never
}[keyof CampaignDraft] &
  keyof typeof texts.fields

/** What every field of a draft has in common. */
export const fieldProps = ({ draft, problems, onChange }: StepProps, name: TextName) => ({
  name,
  label: texts.fields[name],
  value: draft[name],
  error: problems[name],
  onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
})
