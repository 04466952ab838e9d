import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { ownTexts as texts } from '../../../contract/own-campaign-texts.ts'
import { fieldProps, type StepProps } from './field-props.ts'
import { Lines } from './lines.tsx'

const columns = ['when', 'what'] as const

export function TimelineStep(props: StepProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...fieldProps(props, 'deadlineDate')} type="date" />
        <TextField {...fieldProps(props, 'deadlineTime')} type="time" />
      </div>
      <Select
        {...fieldProps(props, 'timeZone')}
        hint={texts.hints.timeZone}
        placeholder=""
        choices={timeZones().map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      />
      <Lines
        {...props}
        list="timeline"
        title={texts.timeline}
        hint={texts.hints.timeline}
        columns={columns}
      />
    </>
  )
}

function timeZones(): string[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return zones.includes('UTC') ? zones : ['UTC', ...zones]
}
