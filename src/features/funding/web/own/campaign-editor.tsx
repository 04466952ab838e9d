import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { isOpenStatus, isPublicStatus } from '../../contract/campaign-choices.ts'
import { campaignMessages } from '../../contract/campaign-messages.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import type { OwnCampaign, OwnMove } from '../../contract/campaigns.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { campaignSteps, wizardTexts, type CampaignStep } from '../../contract/wizard-texts.ts'
import { actionsOf } from '../../domain/life-cycle.ts'
import { readContent } from '../../domain/read-content.ts'
import { CampaignHeader } from './campaign-header.tsx'
import { CampaignMoves } from './campaign-moves.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import { useAutosave } from './use-autosave.ts'
import { CampaignWizard } from './wizard/campaign-wizard.tsx'

/** Loaded by the few campaigns that give back. */
const RepaymentPanel = lazy(async () => ({
  default: (await import('./repayment/repayment-panel.tsx')).RepaymentPanel,
}))

const DeliveryPanel = lazy(async () => ({
  default: (await import('./repayment/delivery-panel.tsx')).DeliveryPanel,
}))

const sendActions: readonly OwnMove['action'][] = ['submit', 'submit-change']

/** A campaign and everything its creator can do with it. A published one opens with its conversation. */
export function CampaignEditor({ start, step }: { start: OwnCampaign; step: CampaignStep | undefined }) {
  const { campaign, draft, state, save, change, replaceBy } = useAutosave(start)
  const navigate = useNavigate()
  const { id, status, changeStatus } = campaign
  const isLocked = status === 'submitted' || status === 'approved' || changeStatus === 'submitted'
  const canEdit = !isLocked && (status === 'draft' || status === 'changes-asked' || isOpenStatus(status))
  const [openedAt] = useState(() => Date.now())
  const read = readContent(draft, campaign.cover ? { kind: campaign.cover, name: '' } : null, openedAt)
  const problems = read.ok ? {} : read.fields
  const isAsked = status === 'changes-asked' || changeStatus === 'changes-asked'
  const checked = useLeftSteps(step, isAsked)
  const actions = listActions(campaign)
  const moves = { id, beforeMove: save, onReplace: replaceBy }

  const wizard = (
    <CampaignWizard
      step={step ?? 'story'}
      canEdit={canEdit}
      campaign={campaign}
      draft={draft}
      problems={problems}
      checked={checked}
      onChange={change}
      onReplace={(request) => replaceBy(request)}
    >
      <CampaignMoves
        {...moves}
        actions={actions.filter((action) => sendActions.includes(action))}
        problem={read.ok ? undefined : campaignMessages.moves.complete}
      />
    </CampaignWizard>
  )
  return (
    <>
      <CampaignHeader {...{ campaign, draft, state, isLocked, canEdit }} onRetry={() => void save()}>
        <CampaignMoves {...moves} actions={actions.filter((action) => !sendActions.includes(action))} />
      </CampaignHeader>
      {(status === 'delivering' || status === 'closed') && (
        <Suspense>
          <RepaymentPanel id={id} />
          <DeliveryPanel id={id} />
        </Suspense>
      )}
      {isPublicStatus(status) ? (
        <Tabs
          className="mt-6"
          label={wizardTexts.tabs}
          value={step === undefined ? 'talk' : 'write'}
          onChange={(value) => void navigate(campaignPaths.edit(id, value === 'write' ? 'story' : undefined))}
          tabs={[
            { value: 'talk', label: wizardTexts.talk, content: <ConversationPanel id={id} /> },
            // Gone with its step: on its way out it would go to another one, and take the focus with it.
            { value: 'write', label: texts.edit, content: step && wizard },
          ]}
        />
      ) : (
        <div className="mt-6">{wizard}</div>
      )}
    </>
  )
}

function listActions({ status, changeStatus }: OwnCampaign): OwnMove['action'][] {
  const possible = actionsOf(status, 'creator').filter(
    (action) => action in texts.moves,
  ) as OwnMove['action'][]
  if (!isOpenStatus(status)) return possible
  return [...possible, changeStatus === 'submitted' ? 'withdraw-change' : 'submit-change']
}

/** The steps that were left at least once, or all of them after the last one. */
function useLeftSteps(step: CampaignStep | undefined, isAsked: boolean): ReadonlySet<CampaignStep> {
  const [left, setLeft] = useState<ReadonlySet<CampaignStep>>(new Set(isAsked ? campaignSteps : []))
  const [shown, setShown] = useState(step ?? 'story')
  const current = step ?? 'story'
  if (current !== shown) {
    setShown(current)
    setLeft(current === 'check' ? new Set(campaignSteps) : new Set([...left, shown]))
  }
  return left
}
