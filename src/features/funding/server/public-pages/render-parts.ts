import { html } from 'hono/html'
import { renderPage } from '#platform/server/http/render-page.ts'
import { brand } from '#platform/common/brand.ts'
import type { Currency, FundingMode } from '../../contract/campaign-choices.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { campaignTexts, modeTexts, publicTexts as texts } from '../../contract/campaign-texts.ts'
import { pledgeTexts } from '../../contract/pledge-texts.ts'
import type { CampaignItem } from '../../contract/campaigns.ts'
import { campaignProgress } from '../../domain/campaign-progress.ts'
import { formatAmount } from '../../domain/money.ts'
import { raisedOf } from '../../domain/raised.ts'
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
        ? html`<a href="${campaignPaths.own}">Your campaigns</a> ${
              mode === 'reservations' ? '' : html`<a href="${campaignPaths.pledges}">${pledgeTexts.title}</a>`
            }`
        : html`<a href="/login?returnTo=${encodeURIComponent(campaignPaths.own)}">Sign in</a>`
    }
  </nav>`
  const notice = modeTexts[mode]
  const body = html`${notice === '' ? '' : html`<p class="mode">${notice}</p>`} ${content}`
  return renderPage(title, body, { head, navigation, style: campaignStyle })
}

type Counts = Parameters<typeof raisedOf>[0] & {
  currency: Currency
  goalMinor: number
  /** Unknown in lists, where what was pledged tells. */
  mode?: FundingMode
}

const readRaised = (counts: Counts) =>
  raisedOf(counts, counts.mode !== undefined && counts.mode !== 'reservations')

export function renderBar(counts: Counts, label: string) {
  const { goalMinor } = counts
  const percent = goalMinor > 0 ? Math.min(100, Math.floor((readRaised(counts).minor * 100) / goalMinor)) : 0
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

type Times = Pick<CampaignItem, 'deadline' | 'status'>

export function describeTime({ deadline, status }: Times, now: number): string {
  const { daysLeft, hasEnded } = campaignProgress({ goalCents: 0, raisedCents: 0, endsAt: deadline }, now)
  const isOver = hasEnded || (status !== 'live' && status !== 'pre-launch')
  return isOver ? campaignTexts.ended : campaignTexts.daysLeft(daysLeft)
}

export function describeReserved(counts: Counts): string {
  const { kind, minor } = readRaised(counts)
  const { currency, goalMinor } = counts
  return campaignTexts.raised[kind](
    formatAmount({ minor, currency }),
    formatAmount({ minor: goalMinor, currency }),
  )
}

export function describePeople(counts: Counts): string {
  const { kind, people } = readRaised(counts)
  return campaignTexts.people[kind](people)
}
