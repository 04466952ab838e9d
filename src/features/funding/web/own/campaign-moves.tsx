import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { campaignLimitsOf as limits } from '../../contract/campaign-limits.ts'
import { campaignMessages as messages } from '../../contract/campaign-messages.ts'
import type { OwnCampaign, OwnMove } from '../../contract/campaigns.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { ownApi } from './own-campaign-api.ts'

type Action = OwnMove['action']

type MovesProps = {
  id: string
  actions: readonly Action[]
  /** Why these actions can't be sent yet. */
  problem?: string | undefined
  /** Whether everything typed is stored. */
  beforeMove: () => Promise<boolean>
  onReplace: (request: (revision: number) => Promise<OwnCampaign>) => Promise<void>
}

const mainActions: readonly Action[] = ['submit', 'submit-change', 'open', 'launch']

/** One button per step of a campaign's life that the creator can take now. */
export function CampaignMoves({ id, actions, problem, beforeMove, onReplace }: MovesProps) {
  const [busy, setBusy] = useState<Action>()
  const [failure, setFailure] = useState<string>()
  const [isEnding, setEnding] = useState(false)
  const [reason, setReason] = useState('')

  const post = (action: Action) =>
    onReplace((revision) =>
      unwrap(ownApi[':id'].moves.$post({ param: { id }, json: { action, revision, reason } })),
    )

  async function run(action: Action) {
    setBusy(action)
    setFailure(undefined)
    try {
      if (!(await beforeMove())) return setFailure(texts.failed)
      if (problem !== undefined) return setFailure(problem)
      await post(action)
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(undefined)
    }
  }

  if (actions.length === 0) return null
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap gap-3">
        {actions.map((action) => (
          <Button
            key={action}
            {...(mainActions.includes(action) && { variant: 'main' as const })}
            busy={busy === action}
            onClick={() => (action === 'cancel' ? setEnding(true) : void run(action))}
          >
            {texts.moves[action]}
          </Button>
        ))}
      </div>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title={texts.endTitle}
        confirmText={texts.moves.cancel}
        busyText={texts.ending}
        onConfirm={() => {
          if (reason.trim() === '') throw new Error(messages.moves.reason)
          return post('cancel')
        }}
      >
        <p>{texts.endAbout}</p>
        <TextArea
          className="mt-4 text-ink"
          label={texts.endReason}
          value={reason}
          maxLength={limits.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </div>
  )
}
