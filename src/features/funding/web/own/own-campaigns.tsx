import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RequireAccess } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { campaignLimitsOf as limits } from '../../contract/campaign-limits.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { modeTexts } from '../../contract/campaign-texts.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { usePledgeOptions } from '../pledges/pledge-api.ts'
import { CampaignRow } from './campaign-row.tsx'
import { ownApi, ownCampaignsKey } from './own-campaign-api.ts'
import { OwnList } from './own-list.tsx'
import { VerificationPanel } from './verification-panel.tsx'

export function OwnCampaigns() {
  return (
    <RequireAccess>
      <CampaignList />
    </RequireAccess>
  )
}

function CampaignList() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ownCampaignsKey })
  const mode = usePledgeOptions().data?.mode
  const found = useQuery({ queryKey: ownCampaignsKey, queryFn: () => unwrap(ownApi.$get()) })
  return (
    <div className="page-width max-w-4xl pt-10 pb-section lg:pt-16">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.about}</p>
      {mode && <p className="mt-1 text-sm font-semibold empty:hidden">{modeTexts[mode]}</p>}
      <NewCampaign />
      <OwnList
        found={found}
        empty={
          <EmptyState className="mt-6" title={texts.emptyTitle}>
            {texts.empty}
          </EmptyState>
        }
      >
        {(item) => (
          <CampaignRow
            key={item.id}
            item={item}
            isMoney={mode !== undefined && mode !== 'reservations'}
            onDelete={refresh}
          />
        )}
      </OwnList>
      {found.isSuccess && <VerificationPanel onChange={refresh} />}
    </div>
  )
}

function NewCampaign() {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function start() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { id } = await unwrap(ownApi.$post({ json: { title } }))
      await navigate(campaignPaths.edit(id))
    } catch (error) {
      setFailure((error as Error).message)
      setBusy(false)
    }
  }

  return (
    <form
      className="mt-6 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label={texts.newTitle}
          name="title"
          maxLength={limits.title}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="main" busy={busy} disabled={title.trim() === ''}>
        {texts.add}
      </Button>
      {failure !== undefined && (
        <Notice kind="failure" className="basis-full">
          {failure}
        </Notice>
      )}
    </form>
  )
}
