import { Notice } from '#platform/web/ui/notice.tsx'
import { RadioGroup } from '#platform/web/ui/radio-group.tsx'
import type { PledgeOptions } from '../../contract/pledges.ts'
import { pledgeTexts as texts } from '../../contract/pledge-texts.ts'
import { enterCard } from './card-page.ts'

type CardChoiceProps = {
  /** Empty where cards are entered on the payment provider's page. */
  cards: PledgeOptions['testCards']
  /** `keep`, {@link enterCard}, or the payment provider's name for a card. */
  value: string
  /** The card of an earlier pledge, which can stay. */
  keepLabel?: string | undefined
  error?: string | undefined
  onChange: (card: string) => void
}

export function CardChoice({ cards, value, keepLabel, error, onChange }: CardChoiceProps) {
  const kept = keepLabel === undefined ? [] : [{ value: 'keep', label: texts.keepCard(keepLabel) }]
  const isOnOtherPage = cards.length === 0
  if (isOnOtherPage && value !== 'keep' && value !== enterCard)
    return <Notice kind="success">{texts.cardEntered}</Notice>
  if (isOnOtherPage && kept.length === 0) return <Notice kind="information">{texts.cardPage}</Notice>
  const choices = isOnOtherPage
    ? [{ value: enterCard, label: texts.enterCard, hint: texts.cardPage }]
    : cards.map(({ id, label, about }) => ({ value: id, label, hint: about }))
  return (
    <RadioGroup
      name="card"
      label={isOnOtherPage ? texts.cardLabel : texts.card}
      hint={isOnOtherPage ? undefined : texts.cardAbout}
      error={error}
      value={value}
      choices={[...kept, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
