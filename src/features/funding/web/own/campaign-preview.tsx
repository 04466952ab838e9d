import type { CampaignCover, CampaignDraft } from '../../contract/campaign-draft.ts'
import { campaignTexts, modelTexts, publicTexts } from '../../contract/campaign-texts.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { formatAmount, minorPerMajor, parseAmount, successMinor } from '../../domain/money.ts'
import { neededFollowers } from '../../domain/needed-followers.ts'
import { readContent } from '../../domain/read-content.ts'
import { workedExample } from '../../domain/worked-example.ts'

type PreviewProps = { draft: CampaignDraft; cover: CampaignCover | null; followers: number }

/** What visitors will see, and the arithmetic behind the goal. */
export function CampaignPreview({ draft, cover, followers }: PreviewProps) {
  const { currency } = draft
  const goalMinor = parseAmount(draft.goal, currency) ?? 0
  const money = (minor: number) => formatAmount({ minor, currency })
  const needed = neededFollowers(goalMinor, currency)
  const amountMinor = 100 * minorPerMajor(currency)
  const read = readContent({ ...draft, models: ['roi'] }, cover, 0)
  const hasTerms = draft.models.includes('roi') && (read.ok || !hasRoiProblem(read.fields))
  return (
    <section aria-labelledby="preview" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="preview" className="text-sm font-semibold text-ink-soft">
        {texts.steps.preview}
      </h2>
      <h3 className="mt-2 text-xl break-words">{draft.title || texts.untitled}</h3>
      <p className="text-sm text-ink-soft">{publicTexts.by(draft.creatorName)}</p>
      <p className="mt-2 break-words">{draft.summary}</p>
      {goalMinor > 0 && (
        <>
          <p className="mt-3 font-semibold tabular-nums">
            {campaignTexts.reserved(money(0), money(goalMinor))}
          </p>
          <p className="text-sm text-ink-soft">{campaignTexts.successMark(money(successMinor(goalMinor)))}</p>
          <p className="mt-3">
            {campaignTexts.needed(money(goalMinor), needed.followers.few, needed.followers.many, followers)}
          </p>
          <p className="text-sm text-ink-soft">{campaignTexts.neededAbout}</p>
        </>
      )}
      <p className="mt-3 text-sm">{draft.models.map((model) => modelTexts[model]).join(' · ')}</p>
      {hasTerms && (
        <>
          <p className="mt-3 text-sm">{publicTexts.example(money(amountMinor))}</p>
          <ul className="mt-1 text-sm tabular-nums">
            {workedExample({ ...termsOf(draft), goalMinor, amountMinor }).map(({ name, backMinor }) => (
              <li key={name} className="flex justify-between gap-3">
                <span>{publicTexts.cases[name]}</span>
                <span>{money(backMinor)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-sm whitespace-pre-line text-ink-soft">{draft.story.slice(0, 400)}</p>
    </section>
  )
}

const hasRoiProblem = (fields: Record<string, string>) =>
  ['roiShare', 'roiCap', 'expectedRevenue'].some((name) => name in fields)

const termsOf = ({ roiShare, roiCap, expectedRevenue, currency }: CampaignDraft) => ({
  sharePercent: Number(roiShare),
  capPercent: Math.round(Number(roiCap) * 100),
  expectedRevenueMinor: parseAmount(expectedRevenue, currency) ?? 0,
})
