import { html } from 'hono/html'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import type { PublicCampaign } from '../../contract/campaigns.ts'
import { moneyLabels, pledgeTexts as texts } from '../../contract/pledge-texts.ts'
import { formatAmount } from '../../domain/money.ts'

/** From the launch on, a site with money takes pledges instead of reservations. */
export const takesPledges = ({ mode, status }: Pick<PublicCampaign, 'mode' | 'status'>): boolean =>
  mode !== 'reservations' && status !== 'pre-launch'

type Pledging = {
  campaign: PublicCampaign
  isSignedIn: boolean
  isOpen: boolean
  /** The visitor's pledge, unless it is canceled. */
  pledgedMinor: number | undefined
}

/** Cards are entered in the app, so the page only leads there. */
export function renderPledge({ campaign, isSignedIn, isOpen, pledgedMinor }: Pledging) {
  const { slug, mode, currency } = campaign
  const label = moneyLabels[mode]
  const pledgePath = campaignPaths.pledge(slug)
  const href = isSignedIn ? pledgePath : `/login?returnTo=${encodeURIComponent(pledgePath)}`
  return html`<div class="box" id="reserve">
    <h2>${texts.back}</h2>
    ${label === '' ? '' : html`<p><span class="tag">${label}</span></p>`}
    ${
      pledgedMinor === undefined
        ? html`<p>${isOpen ? texts.backAbout : texts.closed}</p>
            ${
              isOpen
                ? html`<a class="button" href="${href}">${isSignedIn ? texts.back : texts.signIn}</a>`
                : ''
            }`
        : html`<p><strong>${texts.yours(formatAmount({ minor: pledgedMinor, currency }))}</strong></p>
            <a class="button" href="${campaignPaths.pledges}">${texts.see}</a>`
    }
  </div>`
}
