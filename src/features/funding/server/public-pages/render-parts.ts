import { html } from 'hono/html'
import { renderPage } from '#features/forms/server.ts'
import { brand } from '#platform/common/brand.ts'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { campaignTexts, modeTexts, publicTexts as texts } from '../../contract/campaign-texts.ts'
import type { CampaignItem } from '../../contract/campaigns.ts'
import { campaignProgress } from '../../domain/campaign-progress.ts'
import { formatAmount } from '../../domain/money.ts'
import { campaignStyle } from './page-style.ts'

export type Content = ReturnType<typeof html>

type Frame = {
  title: string
  description: string
  mode: FundingMode
  isSignedIn: boolean
  /** Absolute addresses, as other sites need them. */
  url?: string
  image?: string
}

/** The frame of every public page about campaigns, which always says whether money is involved. */
export function renderCampaignFrame(frame: Frame, content: Content): Content {
  const { title, description, mode, isSignedIn, url, image } = frame
  const head = html`<meta name="description" content="${description}" />
    <meta property="og:title" content="${title} – ${brand.name}" />
    <meta property="og:description" content="${description}" />
    ${url === undefined ? '' : html`<link rel="canonical" href="${url}" />`}
    ${
      image === undefined
        ? ''
        : html`<meta property="og:image" content="${image}" />
            <meta name="twitter:card" content="summary_large_image" />`
    }`
  const navigation = html`<nav aria-label="Site">
    <a href="${campaignPaths.gallery}">${texts.gallery}</a>
    <a href="/about">About</a>
    ${
      isSignedIn
        ? html`<a href="${campaignPaths.own}">Your campaigns</a>`
        : html`<a href="/login?returnTo=${encodeURIComponent(campaignPaths.own)}">Sign in</a>`
    }
  </nav>`
  const notice = modeTexts[mode]
  const body = html`${notice === '' ? '' : html`<p class="mode">${notice}</p>`} ${content}`
  return renderPage(title, body, { head, navigation, style: campaignStyle })
}

type Progress = Pick<CampaignItem, 'goalMinor' | 'reservedMinor' | 'currency' | 'deadline' | 'status'>

export function renderBar(
  { goalMinor, reservedMinor }: Pick<Progress, 'goalMinor' | 'reservedMinor'>,
  label: string,
) {
  const percent = goalMinor > 0 ? Math.min(100, Math.floor((reservedMinor * 100) / goalMinor)) : 0
  return html`<div
    class="bar"
    role="progressbar"
    aria-label="${label}"
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow="${percent}"
  >
    <span style="width:${percent}%"></span><i></i>
  </div>`
}

export function describeTime({ goalMinor, reservedMinor, deadline, status }: Progress, now: number): string {
  const { daysLeft, hasEnded } = campaignProgress(
    { goalCents: goalMinor, raisedCents: reservedMinor, endsAt: deadline },
    now,
  )
  const isOver = hasEnded || (status !== 'live' && status !== 'pre-launch')
  return isOver ? campaignTexts.ended : campaignTexts.daysLeft(daysLeft)
}

export const describeReserved = ({ goalMinor, reservedMinor, currency }: Progress): string =>
  campaignTexts.reserved(
    formatAmount({ minor: reservedMinor, currency }),
    formatAmount({ minor: goalMinor, currency }),
  )
