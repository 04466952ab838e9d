import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { PledgeOptions } from '../../contract/pledges.ts'
import { pledgeTexts as texts } from '../../contract/pledge-texts.ts'
import { CardChoice } from './card-choice.tsx'
import { pledgeApi } from './pledge-api.ts'

type FixCardDialogProps = {
  slug: string
  cards: PledgeOptions['testCards']
  onClose: () => void
  onFixed: () => Promise<unknown>
}

/** Replaces a card that was declined after the deadline. */
export function FixCardDialog({ slug, cards, onClose, onFixed }: FixCardDialogProps) {
  const [card, setCard] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function replace() {
    if (card === '') return setFailure(texts.cardMissing)
    setBusy(true)
    setFailure(undefined)
    try {
      await unwrap(pledgeApi.campaigns[':slug'].pledge.card.$put({ param: { slug }, json: { card } }))
      await onFixed()
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.fixTitle}
      description={`${texts.testMoney} ${texts.fixAbout}`}
      actions={
        <Button variant="main" busy={busy} busyText={texts.sending} onClick={() => void replace()}>
          {texts.fixConfirm}
        </Button>
      }
    >
      <CardChoice cards={cards} value={card} onChange={setCard} />
      {failure !== undefined && (
        <Notice kind="failure" className="mt-4">
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
