import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { RequireAccess } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { isOpenStatus, isPublicStatus } from '../../contract/campaign-choices.ts'
import { campaignMessages as messages } from '../../contract/campaign-messages.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { modeTexts, statusTexts } from '../../contract/campaign-texts.ts'
import type { OwnCampaign, OwnMove } from '../../contract/campaigns.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { actionsOf } from '../../domain/life-cycle.ts'
import { readContent } from '../../domain/read-content.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import { CoverField } from './cover-field.tsx'
import { ownApi } from './own-campaign-api.ts'
import { useAutosave } from './use-autosave.ts'

export function EditCampaign() {
  return (
    <RequireAccess>
      <LoadedCampaign />
    </RequireAccess>
  )
}

function LoadedCampaign() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const found = useQuery({
    queryKey: ['own-campaign', id],
    queryFn: () => unwrap(ownApi[':id'].$get({ param: { id } })),
    // The editor holds the newest text; a refresh in the background must not replace it.
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <div className="page-width pt-8 pb-section">
      <Link to={campaignPaths.own} className="font-semibold text-accent-text">
        {texts.title}
      </Link>
      {found.isPending && <Spinner className="min-h-[50dvh]" />}
      {found.isError && (
        <ErrorState className="mt-6" onRetry={() => void found.refetch()} busy={found.isFetching}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && <Editor key={found.data.id} start={found.data} />}
    </div>
  )
}

function Editor({ start }: { start: OwnCampaign }) {
  const { campaign, draft, state, save, change, replace } = useAutosave(withTimeZone(start))
  const { status, changeStatus, moves } = campaign
  const isLocked = status === 'submitted' || status === 'approved' || changeStatus === 'submitted'
  const canEdit = !isLocked && (status === 'draft' || status === 'changes-asked' || isOpenStatus(status))
  const [openedAt] = useState(() => Date.now())
  const cover = campaign.cover ? { kind: campaign.cover, name: '' } : null
  const read = readContent(draft, cover, openedAt)
  const problems = read.ok ? {} : read.fields
  const [isChecked, setChecked] = useState(status === 'changes-asked')
  const asked =
    status === 'changes-asked' || changeStatus === 'changes-asked'
      ? moves.find(({ actor }) => actor === 'team')
      : undefined
  const saveTexts = { saved: texts.saved, saving: texts.saving, unsaved: texts.unsaved, failed: texts.failed }
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-3xl break-words">{draft.title || texts.untitled}</h1>
        <Badge>{statusTexts[status]}</Badge>
      </div>
      <p className="mt-1 text-sm font-semibold">{modeTexts[campaign.mode]}</p>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {state.kind === 'stale' ? '' : saveTexts[state.kind]}
      </p>
      {state.kind === 'stale' && (
        <Notice kind="failure" className="mt-3">
          {state.message}
        </Notice>
      )}
      {isLocked && (
        <Notice kind="success" className="mt-3">
          {texts.locked}
        </Notice>
      )}
      {!isLocked && !canEdit && (
        <Notice kind="success" className="mt-3">
          {texts.over}
        </Notice>
      )}
      {asked && (
        <Notice kind="failure" className="mt-3">
          {texts.asked} {asked.reason}
        </Notice>
      )}
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <fieldset disabled={!canEdit} className="min-w-0">
          <CampaignFields draft={draft} problems={isChecked ? problems : {}} onChange={change} />
          <CoverField
            campaign={campaign}
            draft={draft}
            problem={isChecked ? problems.coverAlt : undefined}
            onChange={change}
            onReplace={replace}
          />
        </fieldset>
        <div className="min-w-0">
          <CampaignPreview draft={draft} cover={cover} followers={campaign.followers} />
          <Moves
            campaign={campaign}
            missing={Object.keys(problems).length}
            beforeMove={async () => {
              setChecked(true)
              return state.kind === 'saved' || (await save())
            }}
            onMove={replace}
          />
          {isPublicStatus(status) && <ConversationPanel id={campaign.id} />}
        </div>
      </div>
    </>
  )
}

/** Suggests the zone of the browser, because hardly anyone wants another one. */
function withTimeZone(campaign: OwnCampaign): OwnCampaign {
  const timeZone = campaign.draft.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone
  return { ...campaign, draft: { ...campaign.draft, timeZone } }
}

const completeActions: readonly OwnMove['action'][] = ['submit', 'open', 'submit-change']

type MovesProps = {
  campaign: OwnCampaign
  missing: number
  beforeMove: () => Promise<boolean>
  onMove: (campaign: OwnCampaign) => void
}

function Moves({ campaign, missing, beforeMove, onMove }: MovesProps) {
  const { id, status, changeStatus } = campaign
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [reason, setReason] = useState('')
  const possible = actionsOf(status, 'creator').filter(
    (action) => action in texts.moves,
  ) as OwnMove['action'][]
  const change: OwnMove['action'][] = isOpenStatus(status)
    ? [changeStatus === 'submitted' ? 'withdraw-change' : 'submit-change']
    : []

  async function run(action: OwnMove['action']) {
    setBusy(action)
    setFailure(undefined)
    try {
      if (!(await beforeMove())) return
      if (missing > 0 && completeActions.includes(action)) return setFailure(messages.moves.complete)
      const newest = await unwrap(ownApi[':id'].$get({ param: { id } }))
      const json = { action, revision: newest.revision, reason }
      onMove(await unwrap(ownApi[':id'].moves.$post({ param: { id }, json })))
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      {missing > 0 && possible.includes('submit') && <p className="text-sm">{texts.missing(missing)}</p>}
      {possible.includes('cancel') && (
        <TextField
          label={texts.endReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {[...possible, ...change].map((action) => (
          <Button
            key={action}
            {...(['submit', 'open', 'launch'].includes(action) && { variant: 'main' as const })}
            busy={busy === action}
            onClick={() => void run(action)}
          >
            {texts.moves[action]}
          </Button>
        ))}
      </div>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
    </div>
  )
}
