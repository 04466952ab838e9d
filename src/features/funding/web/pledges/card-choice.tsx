import { Notice } from '#platform/web/ui/notice.tsx'
import { RadioGroup } from '#platform/web/ui/radio-group.tsx'
import type { PledgeOptions } from '../../contract/pledges.ts'
import { pledgeTexts as texts } from '../../contract/pledge-texts.ts'

type CardChoiceProps = {
  cards: PledgeOptions['testCards']
  value: string
  /** The card of an earlier pledge, which can stay. */
  keepLabel?: string | undefined
  error?: string | undefined
  onChange: (card: string) => void
}

/** The empty value keeps the card of an earlier pledge. */
export function CardChoice({ cards, value, keepLabel, error, onChange }: CardChoiceProps) {
  if (cards.length === 0) return <Notice kind="warning">{texts.noCards}</Notice>
  const kept = keepLabel === undefined ? [] : [{ value: 'keep', label: texts.keepCard(keepLabel) }]
  return (
    <RadioGroup
      name="card"
      label={texts.card}
      hint={texts.cardAbout}
      error={error}
      value={value}
      choices={[...kept, ...cards.map(({ id, label, about }) => ({ value: id, label, hint: about }))]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
