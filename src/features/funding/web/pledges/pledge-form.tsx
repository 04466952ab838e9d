import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { unwrap } from '#platform/web/api-client.ts'
import { ApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RadioGroup } from '#platform/web/ui/radio-group.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { fundingModels } from '../../contract/campaign-terms.ts'
import type { PublicCampaign } from '../../contract/campaigns.ts'
import type { Pledge, PledgeOptions } from '../../contract/pledges.ts'
import { pledgeTexts as texts } from '../../contract/pledge-texts.ts'
import { formatAmount, parseAmount, writeAmount } from '../../domain/money.ts'
import { listChoices, readChoice, writeChoice } from '../../domain/support-choices.ts'
import { CardChoice } from './card-choice.tsx'
import { enterCard, forgetPledgeDraft, goToCardPage, readPledgeDraft } from './card-page.ts'
import { PledgeRisks } from './pledge-risks.tsx'
import { ownPledgesKey, pledgeApi } from './pledge-api.ts'

type PledgeFormProps = { campaign: PublicCampaign; pledge: Pledge | null; options: PledgeOptions }

/** Takes a pledge, or changes or confirms the one there is. */
export function PledgeForm({ campaign, pledge, options }: PledgeFormProps) {
  const { slug, content, currency, version } = campaign
  const own = pledge?.status === 'active' ? pledge : undefined
  const navigate = useNavigate()
  const showToast = useToast()
  const client = useQueryClient()
  const choices = listChoices(content)
  const [search] = useSearchParams()
  const entered = search.get('card')
  const [draft] = useState(() => (entered === null ? undefined : readPledgeDraft(slug)))
  const ownAmount = own ? writeAmount({ minor: own.amountMinor, currency }) : ''
  const ownChoice = own ? writeChoice(own) : (choices[0]?.value ?? '')
  const noCard = options.mode === 'live' ? enterCard : ''
  const [amount, setAmount] = useState(draft?.amount ?? ownAmount)
  const [choice, setChoice] = useState(draft?.choice ?? ownChoice)
  const [card, setCard] = useState(
    entered === null || entered === 'canceled' ? (own ? 'keep' : noCard) : entered,
  )
  const [canCut, setCut] = useState(draft?.canCut ?? false)
  const [state, setState] = useState<{ busy: boolean; isChecked?: boolean; failure?: string }>({
    busy: false,
  })
  const amountMinor = parseAmount(amount, currency)
  const money = (minor: number) => formatAmount({ minor, currency })
  const isMissing = amountMinor === undefined || card === ''

  async function send() {
    if (isMissing) return setState({ busy: false, isChecked: true })
    setState({ busy: true })
    if (card === enterCard) return leave()
    const json = {
      amountMinor,
      currency,
      ...readChoice(choice, fundingModels),
      version,
      whenFull: canCut ? ('cut' as const) : ('refuse' as const),
      card: card === 'keep' ? null : card,
    }
    try {
      const stored = await unwrap(pledgeApi.campaigns[':slug'].pledge.$put({ param: { slug }, json }))
      forgetPledgeDraft(slug)
      await client.invalidateQueries({ queryKey: ownPledgesKey })
      showToast({ text: texts.done(money(stored.amountMinor), content.title) })
      await navigate(campaignPaths.pledges)
    } catch (error) {
      setState({ busy: false, failure: (error as Error).message })
      if (error instanceof ApiError && error.fields?.['card'] !== undefined) setCard(noCard)
    }
  }

  async function leave() {
    try {
      await goToCardPage(slug, { amount, choice, canCut })
      // For someone who comes back by the browser's button.
      setState({ busy: false })
    } catch (error) {
      setState({ busy: false, failure: (error as Error).message })
    }
  }

  const label =
    card === enterCard
      ? texts.toCardPage
      : own?.isOutdated
        ? texts.confirm
        : own
          ? texts.change
          : amountMinor === undefined
            ? texts.submitEmpty
            : texts.submit(money(amountMinor))
  return (
    <form
      noValidate
      className="mt-6 flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {own?.isOutdated && <Notice kind="warning">{texts.outdated}</Notice>}
      {entered === 'canceled' && <Notice kind="information">{texts.cardCanceled}</Notice>}
      <TextField
        name="amount"
        label={texts.amount(currency)}
        className="max-w-xs"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={amount}
        error={state.isChecked && amountMinor === undefined ? texts.amountMissing : undefined}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <RadioGroup
        name="choice"
        label={texts.choice}
        value={choice}
        choices={choices}
        onChange={(event) => setChoice(event.currentTarget.value)}
      />
      <CardChoice
        cards={options.testCards}
        keepLabel={own?.cardLabel}
        value={card}
        error={state.isChecked && card === '' ? texts.cardMissing : undefined}
        onChange={setCard}
      />
      {content.limit === 'fixed' && (
        <Checkbox
          name="cut"
          label={texts.cut}
          checked={canCut}
          onChange={(event) => setCut(event.currentTarget.checked)}
        />
      )}
      <PledgeRisks options={options} />
      {state.failure !== undefined && <Notice kind="failure">{state.failure}</Notice>}
      <div>
        <Button
          type="submit"
          variant="main"
          size="lg"
          busy={state.busy}
          busyText={card === enterCard ? texts.opening : texts.sending}
        >
          {label}
        </Button>
      </div>
    </form>
  )
}
