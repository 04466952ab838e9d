import { useState, type SubmitEvent } from 'react'
import {
  audiences,
  checkSizes,
  contributionSizes,
  fundingTargets,
  type Audience,
} from '#features/forms/contract/choices.ts'
import { waitlistStatuses } from '#features/forms/contract/form-paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { launchPanelTexts } from '../contract/launch-panel-texts.ts'
import type { waveApi } from './wave-api.ts'

const texts = launchPanelTexts.waves
const { fields } = texts

export type Rule = Parameters<(typeof waveApi)['launch']['waves']['$post']>[0]['json']

export const bands: Record<Audience, Readonly<Record<string, string>>> = {
  creators: fundingTargets,
  investors: checkSizes,
  backers: contributionSizes,
}

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const any = { value: '', label: texts.any }

const numbers = [
  { name: 'rankFrom', label: fields.rankFrom },
  { name: 'rankUpTo', label: fields.rankUpTo },
  { name: 'share', label: fields.share, defaultValue: '100' },
  { name: 'seed', label: fields.seed, defaultValue: '0' },
  { name: 'limit', label: fields.limit, defaultValue: '50' },
] as const

export function WaveRuleForm({ busy, onTry }: { busy: boolean; onTry: (rule: Rule) => void }) {
  const [audience, setAudience] = useState<Audience>('creators')
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onTry(readRule(audience, new FormData(event.currentTarget)))
  }
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-4">
      <div className="grid w-full items-end gap-4 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-5">
        <Select
          label={fields.audience}
          value={audience}
          onChange={(event) => setAudience(event.currentTarget.value as Audience)}
          choices={audiences.map((value) => ({ value, label: texts.lists[value] }))}
        />
        <Select
          key={audience}
          name="band"
          label={fields.band}
          choices={[any, ...choicesOf(bands[audience])]}
        />
        <Select name="status" label={fields.status} choices={[any, ...choicesOf(texts.statuses)]} />
        <TextField name="tag" label={fields.tag} placeholder="#press" autoComplete="off" />
        {numbers.map((number) => (
          <TextField key={number.name} {...number} inputMode="numeric" autoComplete="off" />
        ))}
      </div>
      <Button type="submit" busy={busy} busyText={texts.trying}>
        {texts.try}
      </Button>
    </form>
  )
}

/** Empty fields don't restrict the choice. Text that isn't a number is left to the server to reject. */
function readRule(audience: Audience, form: FormData): Rule {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  const given = numbers.flatMap(({ name }) => {
    const value = text(name)
    return value === undefined ? [] : [[name, Number(value)] as const]
  })
  const [band, tag] = [text('band'), text('tag')]
  const status = waitlistStatuses.find((each) => each === text('status'))
  return {
    limit: 0,
    ...Object.fromEntries(given),
    audience,
    ...(band !== undefined && { band }),
    ...(tag !== undefined && { tag }),
    ...(status && { status }),
  }
}
