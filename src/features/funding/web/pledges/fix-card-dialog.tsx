import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { PledgeOptions } from '../../contract/pledges.ts'
import { pledgeTexts as texts } from '../../contract/pledge-texts.ts'
import { CardChoice } from './card-choice.tsx'
import { enterCard, goToCardPage } from './card-page.ts'
import { pledgeApi } from './pledge-api.ts'

type FixCardDialogProps = {
  slug: string
  cards: PledgeOptions['testCards']
  /** The card that was entered on the payment provider's page, or `canceled`. */
  entered: string | null
  onClose: () => void
  onFixed: () => Promise<unknown>
}

/** Replaces a card that was declined after the deadline. */
export function FixCardDialog({ slug, cards, entered, onClose, onFixed }: FixCardDialogProps) {
  const isOnOtherPage = cards.length === 0
  const noCard = isOnOtherPage ? enterCard : ''
  const [card, setCard] = useState(entered === null || entered === 'canceled' ? noCard : entered)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isEntered = isOnOtherPage && card !== enterCard

  async function replace() {
    if (card === '') return setFailure(texts.cardMissing)
    setBusy(true)
    setFailure(undefined)
    try {
      if (card === enterCard) {
        await goToCardPage(slug)
        return setBusy(false)
      }
      await unwrap(pledgeApi.campaigns[':slug'].pledge.card.$put({ param: { slug }, json: { card } }))
      await onFixed()
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
      setCard(noCard)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.fixTitle}
      description={isOnOtherPage ? texts.fixAbout : texts.fixTest}
      actions={
        <Button
          variant="main"
          busy={busy}
          busyText={card === enterCard ? texts.opening : texts.sending}
          onClick={() => void replace()}
        >
          {card === enterCard ? texts.toCardPage : texts.fixConfirm}
        </Button>
      }
    >
      {isEntered ? (
        <Notice kind="success">{texts.fixEntered}</Notice>
      ) : (
        <CardChoice cards={cards} value={card} onChange={setCard} />
      )}
      {entered === 'canceled' && failure === undefined && (
        <Notice kind="information" className="mt-4">
          {texts.fixCanceled}
        </Notice>
      )}
      {failure !== undefined && (
        <Notice kind="failure" className="mt-4">
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
