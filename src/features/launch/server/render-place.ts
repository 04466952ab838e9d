import { html } from 'hono/html'
import type { Audience } from '#features/forms/contract/choices.ts'
import { referralPath } from '#features/forms/contract/referral.ts'
import { formatUtcDay } from '#platform/common/utc-day.ts'
import { renderPage } from '#platform/server/http/render-page.ts'
import type { HoldReason } from '../contract/credits.ts'
import { launchPaths } from '../contract/launch-paths.ts'
import { cardTexts, type CardShape } from '../contract/share-card.ts'
import { placeTexts as texts } from '../contract/place-texts.ts'
import type { Place } from './line.store.ts'

type PlacePage = {
  owner: { code: string | null; audience: Audience; confirmedAt: Date }
  /** Undefined once the person is in. */
  place: Place | undefined
  held: readonly { reason: HoldReason; amount: number }[]
  siteUrl: string
  token: string
}

export function renderPlace({ owner, place, held, siteUrl, token }: PlacePage) {
  if (!place) return renderPage(texts.title, html`<p role="status">${texts.admitted}</p>`)
  const link = owner.code === null ? undefined : `${siteUrl}${referralPath(owner.code)}`
  return renderPage(
    texts.title,
    html`<p class="place">${texts.place(place.place)}</p>
      <p>${texts.of(place.total, owner.audience)}</p>
      <h2>${texts.why.title}</h2>
      <ul>
        <li>${texts.why.credits(place.credits)}</li>
        ${held.map(({ reason, amount }) => html`<li>${texts.why.held(reason, amount)}</li>`)}
        <li>${texts.why.confirmed(formatUtcDay(owner.confirmedAt))}</li>
        <li>${texts.why.rule}</li>
      </ul>
      ${link === undefined ? '' : renderShare(link)} ${renderCards(place, token)}
      <h2>${texts.next.title}</h2>
      <ol>
        ${texts.next.steps.map((step) => html`<li>${step}</li>`)}
      </ol>`,
  )
}

function renderShare(link: string) {
  return html`<h2>${texts.share.title}</h2>
    <p>${texts.share.about}</p>
    <p><a class="link" href="${link}">${link}</a></p>`
}

function renderCards({ place, audience }: Place, token: string) {
  const path = (shape: CardShape) => `${launchPaths.card}?shape=${shape}&token=${encodeURIComponent(token)}`
  return html`<h2>${cardTexts.title}</h2>
    <p>${cardTexts.about}</p>
    <p class="cards">
      <img src="${path('wide')}" alt="${cardTexts.alt(place, audience)}" width="1200" height="630" />
    </p>
    <ul>
      ${(['wide', 'tall'] as const).map(
        (shape) =>
          html`<li>
            <a href="${path(shape)}" download="crovest-og-${shape}.png">${cardTexts.download[shape]}</a>
          </li>`,
      )}
    </ul>`
}

export const renderDeadLink = () =>
  renderPage(
    texts.title,
    html`<p role="alert">${texts.deadLink}</p>
      ${linkForm()}`,
  )

export const renderLinkForm = (entered?: Entered) => renderPage(texts.again.title, linkForm(entered))

export const renderLinkSent = () =>
  renderPage(
    texts.again.title,
    html`<p role="status">${texts.again.done}</p>
      <p><a href="/">Back to the site</a></p>`,
  )

type Entered = { typed: string; problem: string }

const linkForm = (entered?: Entered) =>
  html`<p>${texts.again.about}</p>
    <form method="post" action="${launchPaths.pageLinks}">
      <div>
        <label for="email">${texts.again.label}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          value="${entered?.typed ?? ''}"
          required
          ${entered ? html`aria-invalid="true" aria-describedby="email-error"` : ''}
        />
        ${entered ? html`<p class="error" id="email-error" role="alert">${entered.problem}</p>` : ''}
      </div>
      <button type="submit">${texts.again.button}</button>
    </form>`
