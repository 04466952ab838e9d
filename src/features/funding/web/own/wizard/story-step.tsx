import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { campaignCategories } from '../../../contract/campaign-choices.ts'
import { campaignLimitsOf as limits } from '../../../contract/campaign-limits.ts'
import { categoryTexts } from '../../../contract/campaign-texts.ts'
import { ownTexts as texts } from '../../../contract/own-campaign-texts.ts'
import { fieldProps, type StepProps } from './field-props.ts'

export function StoryStep(props: StepProps) {
  return (
    <>
      <TextField {...fieldProps(props, 'title')} maxLength={limits.title} />
      <TextField {...fieldProps(props, 'creatorName')} hint={texts.hints.creatorName} maxLength={80} />
      <TextField {...fieldProps(props, 'summary')} hint={texts.hints.summary} maxLength={limits.summary} />
      <Select
        {...fieldProps(props, 'category')}
        className="max-w-xs"
        choices={campaignCategories.map((value) => ({ value, label: categoryTexts[value] }))}
      />
      <TextArea
        {...fieldProps(props, 'story')}
        hint={texts.hints.story}
        rows={8}
        maxLength={limits.text}
        countTo={limits.text}
      />
      <TextArea
        {...fieldProps(props, 'risks')}
        hint={texts.hints.risks}
        rows={4}
        maxLength={limits.text}
        countTo={limits.text}
      />
    </>
  )
}
