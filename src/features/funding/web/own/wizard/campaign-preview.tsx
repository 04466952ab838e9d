import type { ReactNode } from 'react'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { isPublicStatus } from '../../../contract/campaign-choices.ts'
import type { CampaignDraft } from '../../../contract/campaign-draft.ts'
import { campaignTerms } from '../../../contract/campaign-terms.ts'
import { campaignTexts, modelTexts, publicTexts } from '../../../contract/campaign-texts.ts'
import type { OwnCampaign } from '../../../contract/campaigns.ts'
import { ownTexts } from '../../../contract/own-campaign-texts.ts'
import { wizardTexts as texts } from '../../../contract/wizard-texts.ts'
import { formatDeadline } from '../../../domain/format-deadline.ts'
import { deadlineInstant } from '../../../domain/deadline.ts'
import { formatAmount, parseAmount, successMinor } from '../../../domain/money.ts'
import { readRoi } from '../../../domain/read-content.ts'
import { raisedOf } from '../../../domain/raised.ts'
import { CoverPicture } from './cover-picture.tsx'

/** What visitors will see, in the order of the public page. */
export function CampaignPreview({ campaign, draft }: { campaign: OwnCampaign; draft: CampaignDraft }) {
  const { currency } = draft
  const money = (minor: number) => formatAmount({ minor, currency })
  const amount = (typed: string) => {
    const minor = parseAmount(typed, currency)
    return minor === undefined ? typed : money(minor)
  }
  const goalMinor = parseAmount(draft.goal, currency) ?? 0
  // A draft is shown as it will look after its launch.
  const status = isPublicStatus(campaign.status) ? campaign.status : 'live'
  const raised = raisedOf({ ...campaign, status }, campaign.mode !== 'reservations')
  const { deadlineDate: date, deadlineTime: time, timeZone } = draft
  const deadline = deadlineInstant({ date, time, timeZone })
  return (
    <section
      id="preview"
      aria-labelledby="preview-title"
      className="rounded-lg border border-line bg-surface p-5 text-sm"
    >
      <h2 id="preview-title" className="text-base font-semibold">
        {texts.preview}
      </h2>
      <p className="text-ink-soft">{texts.previewAbout}</p>
      <div className="mt-4 flex flex-col gap-3">
        {campaign.cover && <CoverPicture campaign={campaign} alt={draft.coverAlt} />}
        <div>
          <h3 className="text-xl break-words">{draft.title || ownTexts.untitled}</h3>
          {draft.creatorName !== '' && <p className="text-ink-soft">{publicTexts.by(draft.creatorName)}</p>}
        </div>
        {draft.summary !== '' && <p className="text-base break-words">{draft.summary}</p>}
        {goalMinor > 0 && (
          <div>
            <ProgressBar
              label={campaignTexts.raised[raised.kind](money(raised.minor), money(goalMinor))}
              percent={(raised.minor * 100) / goalMinor}
              tone="gain"
              markAt={campaignTerms.successShare * 100}
            />
            <p className="mt-1 text-ink-soft">{campaignTexts.successMark(money(successMinor(goalMinor)))}</p>
          </div>
        )}
        {deadline !== undefined && (
          <p className="text-ink-soft">{publicTexts.deadline(formatDeadline(deadline, timeZone))}</p>
        )}
        {draft.story !== '' && (
          <Part title={publicTexts.story}>
            <p className="line-clamp-6 break-words whitespace-pre-line">{draft.story}</p>
          </Part>
        )}
        {draft.models.length > 0 && (
          <Part title={publicTexts.terms}>
            <ul className="flex flex-col gap-1">
              {draft.models.map((model) => (
                <li key={model}>
                  <strong>{modelTexts[model]}</strong> {model === 'roi' && describeRoi(draft)}
                </li>
              ))}
            </ul>
            {draft.models.includes('rewards') && (
              <Rows rows={draft.rewards.map(({ title, amount: typed }) => [title, amount(typed)])} />
            )}
          </Part>
        )}
        {draft.budget.length > 0 && (
          <Part title={publicTexts.budget}>
            <Rows rows={draft.budget.map(({ label, amount: typed }) => [label, amount(typed)])} />
          </Part>
        )}
        {draft.timeline.length > 0 && (
          <Part title={publicTexts.timeline}>
            <Rows rows={draft.timeline.map(({ when, what }) => [when, what])} />
          </Part>
        )}
        {draft.risks !== '' && (
          <Part title={publicTexts.risks}>
            <p className="line-clamp-4 break-words whitespace-pre-line">{draft.risks}</p>
          </Part>
        )}
      </div>
    </section>
  )
}

function describeRoi(draft: CampaignDraft): string {
  const roi = readRoi(draft)
  if (!roi.ok) return ''
  const { from, to } = campaignTerms.repaymentInMonths
  return publicTexts.roi(roi.terms.sharePercent, String(roi.terms.capPercent / 100), from, to)
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h4 className="font-semibold">{title}</h4>
    {children}
  </div>
)

const Rows = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <ul className="tabular-nums">
    {rows.map(([name, value], index) => (
      <li
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
        key={index}
        className="flex justify-between gap-3 border-b border-line py-1 break-words last:border-0"
      >
        <span className="min-w-0">{name}</span>
        <span className="min-w-0 text-right">{value}</span>
      </li>
    ))}
  </ul>
)
