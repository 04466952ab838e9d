import { html } from 'hono/html'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { campaignLimitsOf as limits } from '../../contract/campaign-limits.ts'
import { publicTexts as texts } from '../../contract/campaign-texts.ts'
import { isOpenStatus } from '../../contract/campaign-choices.ts'
import type { PublicCampaign } from '../../contract/campaigns.ts'
import { formatAmount, writeAmount } from '../../domain/money.ts'
import { listChoices } from '../../domain/support-choices.ts'
import { renderPledge, takesPledges } from './render-pledge.ts'

export type FormAction = 'reserve' | 'cancel' | 'follow' | 'unfollow' | 'ask'

export type Visitor =
  | { kind: 'signed-out' }
  | { kind: 'creator'; id: string }
  | {
      kind: 'backer'
      isFollowing: boolean
      /** What they pledged, unless it is canceled. */
      pledgedMinor?: number | undefined
      reservation: { amountMinor: number; choice: string; isOutdated: boolean } | undefined
      /** What was just done. */
      done?: FormAction | undefined
      /** What was sent and can't be accepted. */
      failed?: { action: FormAction; message: string; typed: Record<string, string> } | undefined
    }

type Aside = { campaign: PublicCampaign; visitor: Visitor; siteUrl: string; now: number }

/** Reserve, follow, ask and share. Plain forms, so that they work before scripts and without them. */
export function renderAside({ campaign, visitor, siteUrl, now }: Aside) {
  const { slug, status, content } = campaign
  const isOpen = isOpenStatus(status) && Date.parse(content.deadline) > now
  return html`<div class="side">
    ${
      visitor.kind === 'creator'
        ? html`<div class="box">
            <p>${texts.own}</p>
            <a class="button" href="${campaignPaths.edit(visitor.id)}">${texts.edit}</a>
          </div>`
        : renderSupport(campaign, visitor, isOpen)
    }
    <div class="box">
      <h2>${texts.share}</h2>
      <p>
        ${texts.shareLink}:<br /><a class="link" href="${campaignPaths.page(slug)}"
          >${siteUrl + campaignPaths.page(slug)}</a
        >
      </p>
      <p><a href="${campaignPaths.card(slug)}" download="campaign.png">${texts.shareCard}</a></p>
    </div>
    <p><a href="${campaignPaths.gallery}">${texts.back}</a></p>
  </div>`
}

function renderSupport(
  campaign: PublicCampaign,
  visitor: Exclude<Visitor, { kind: 'creator' }>,
  isOpen: boolean,
) {
  const { slug } = campaign
  if (visitor.kind === 'signed-out' && takesPledges(campaign))
    return renderPledge({ campaign, isSignedIn: false, isOpen, pledgedMinor: undefined })
  if (visitor.kind === 'signed-out')
    return html`<div class="box" id="reserve">
      <h2>${texts.reserveTitle}</h2>
      ${
        isOpen
          ? html`<p>${texts.reserveAbout}</p>
              <a class="button" href="/login?returnTo=${encodeURIComponent(campaignPaths.return(slug))}"
                >${texts.signIn}</a
              >`
          : html`<p>${texts.closed}</p>`
      }
    </div>`
  const { isFollowing, done, failed } = visitor
  const follow: FormAction = isFollowing ? 'unfollow' : 'follow'
  return html`${done ? html`<p role="status" class="box">${texts.done[done]}</p>` : ''}
    ${failed ? html`<p role="alert" class="box">${failed.message}</p>` : ''}
    ${
      takesPledges(campaign)
        ? renderPledge({ campaign, isSignedIn: true, isOpen, pledgedMinor: visitor.pledgedMinor })
        : renderReservation(campaign, visitor, isOpen)
    }
    <div class="box">${renderButton(slug, follow, isFollowing ? texts.unfollow : texts.follow)}</div>
    ${isOpen ? renderAsk(slug, failed?.action === 'ask' ? (failed.typed.question ?? '') : '') : ''}`
}

function renderReservation(
  campaign: PublicCampaign,
  visitor: Extract<Visitor, { kind: 'backer' }>,
  isOpen: boolean,
) {
  const { slug, currency } = campaign
  const { reservation } = visitor
  return html` <div class="box" id="reserve">
    <h2>${reservation?.isOutdated ? texts.confirmTitle : texts.reserveTitle}</h2>
    ${
      reservation
        ? html`<p>
            <strong>${texts.yours(formatAmount({ minor: reservation.amountMinor, currency }))}</strong>
          </p>`
        : ''
    }
    <p>${!isOpen ? texts.closed : reservation?.isOutdated ? texts.confirmAbout : texts.reserveAbout}</p>
    ${isOpen ? renderReserve(campaign, visitor) : ''}
    ${reservation ? renderButton(slug, 'cancel', texts.cancel) : ''}
  </div>`
}

function renderReserve(
  campaign: PublicCampaign,
  { reservation, failed }: Extract<Visitor, { kind: 'backer' }>,
) {
  const { slug, version, content, currency } = campaign
  const typed = failed?.action === 'reserve' ? failed.typed : undefined
  const amount =
    typed?.amount ?? (reservation ? writeAmount({ minor: reservation.amountMinor, currency }) : '')
  const chosen = typed?.choice ?? reservation?.choice
  const choices = listChoices(content)
  return html`<form method="post" action="${campaignPaths.form(slug)}">
    <input type="hidden" name="action" value="reserve" />
    <input type="hidden" name="version" value="${version}" />
    <div>
      <label for="amount">${texts.amount(currency)}</label>
      <input
        id="amount"
        name="amount"
        inputmode="decimal"
        autocomplete="off"
        maxlength="20"
        required
        value="${amount}"
        ${typed ? html`aria-invalid="true"` : ''}
      />
    </div>
    <div>
      <label for="choice">${texts.kind}</label>
      <select id="choice" name="choice">
        ${choices.map(
          ({ value, label }) =>
            html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`,
        )}
      </select>
    </div>
    <button type="submit">${reservation ? texts.change : texts.reserve}</button>
  </form>`
}

const renderAsk = (slug: string, typed: string) =>
  html`<div class="box">
    <h2>${texts.ask}</h2>
    <p class="soft">${texts.askAbout}</p>
    <form method="post" action="${campaignPaths.form(slug)}">
      <input type="hidden" name="action" value="ask" />
      <div>
        <label for="question">${texts.askLabel}</label>
        <textarea id="question" name="question" rows="4" required maxlength="${limits.question}">
${typed}</textarea>
      </div>
      <button type="submit" class="quiet">${texts.askButton}</button>
    </form>
  </div>`

const renderButton = (slug: string, action: FormAction, label: string) =>
  html`<form method="post" action="${campaignPaths.form(slug)}">
    <input type="hidden" name="action" value="${action}" />
    <button type="submit" class="quiet">${label}</button>
  </form>`
