import { html } from 'hono/html'
import { formatUtcDay } from '#platform/common/utc-day.ts'
import { isOpenStatus } from '../../contract/campaign-choices.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { campaignTerms } from '../../contract/campaign-terms.ts'
import {
  campaignTexts,
  modelTexts,
  statusTexts,
  publicTexts as texts,
} from '../../contract/campaign-texts.ts'
import { pledgeTexts } from '../../contract/pledge-texts.ts'
import type { PublicCampaign } from '../../contract/campaigns.ts'
import type { MoneyTrail } from '../../contract/transfers.ts'
import { formatDeadline } from '../../domain/format-deadline.ts'
import { formatAmount, minorPerMajor, successMinor } from '../../domain/money.ts'
import { workedExample } from '../../domain/worked-example.ts'
import { renderAside, type Visitor } from './render-aside.ts'
import { renderMoneyTrail } from './render-money-trail.ts'
import { takesPledges } from './render-pledge.ts'
import {
  describePeople,
  describeReserved,
  describeTime,
  renderBar,
  renderCampaignFrame,
} from './render-parts.ts'

type CampaignView = {
  campaign: PublicCampaign
  money?: MoneyTrail | undefined
  visitor: Visitor
  siteUrl: string
  now: number
}

export function renderCampaign({ campaign, money, visitor, siteUrl, now }: CampaignView) {
  const { slug, content, status, mode, currency, goalMinor } = campaign
  const progress = { ...campaign, deadline: content.deadline }
  const isPast = Date.parse(content.deadline) <= now
  const isOpen = isOpenStatus(status) && !isPast
  // The test provider's clock may be ahead. A closed campaign may have been canceled before its deadline.
  const hasEnded = isPast || (!isOpenStatus(status) && status !== 'closed')
  return renderCampaignFrame(
    {
      title: content.title,
      description: content.summary,
      mode,
      isSignedIn: visitor.kind !== 'signed-out',
      url: siteUrl + campaignPaths.page(slug),
      image: siteUrl + campaignPaths.card(slug),
    },
    html`<p class="soft">${texts.by(content.creatorName)} · ${statusTexts[status]}</p>
      <p>${content.summary}</p>
      <div class="columns">
        <div>
          ${renderCover(campaign)}
          <section aria-label="Progress">
            ${renderBar(campaign, content.title)}
            <p class="figure">${describeReserved(campaign)}</p>
            <p class="soft">
              ${campaignTexts.successMark(formatAmount({ minor: successMinor(goalMinor), currency }))} ·
              ${describePeople(campaign)} · ${campaignTexts.followers(campaign.followers)} ·
              ${describeTime(progress, now)}
            </p>
            <p class="soft">
              ${texts.deadline(formatDeadline(content.deadline, content.timeZone), hasEnded)}
            </p>
            ${
              visitor.kind !== 'creator' && isOpen
                ? html`<a class="button jump" href="#reserve"
                    >${takesPledges(campaign) ? pledgeTexts.back : texts.reserveTitle}</a
                  >`
                : ''
            }
          </section>
          ${money ? renderMoneyTrail(money, mode) : ''} ${renderText(texts.story, content.story)}
          ${renderTerms(campaign)} ${renderBudget(campaign)}
          ${
            content.timeline.length === 0
              ? ''
              : html`<h2>${texts.timeline}</h2>
                  <dl>
                    ${content.timeline.map(
                      ({ when, what }) =>
                        html`<dt>${when}</dt>
                          <dd>${what}</dd>`,
                    )}
                  </dl>`
          }
          ${renderText(texts.risks, content.risks)} ${renderConversation(campaign)}
        </div>
        ${renderAside({ campaign, visitor, siteUrl, now })}
      </div>`,
  )
}

function renderCover({ slug, content: { cover, coverAlt } }: PublicCampaign) {
  if (!cover) return ''
  if (cover.kind === 'picture')
    return html`<img class="cover" src="${campaignPaths.cover(slug)}" alt="${coverAlt}" />`
  return html`<video
    class="cover"
    controls
    preload="none"
    playsinline
    poster="${campaignPaths.cover(slug)}"
    src="${campaignPaths.film(slug)}"
    aria-label="${coverAlt}"
  ></video>`
}

const renderText = (title: string, text: string) =>
  text === ''
    ? ''
    : html`<h2>${title}</h2>
        <p class="text">${text}</p>`

function renderTerms({ content }: PublicCampaign) {
  const { models, rewards, currency } = content
  return html`<h2>${texts.terms}</h2>
    ${models.includes('roi') ? renderRoi(content) : ''}
    ${
      models.includes('rewards')
        ? html`<h3>${modelTexts.rewards}</h3>
            <ul>
              ${rewards.map(
                ({ title, amountMinor, delivery }) =>
                  html`<li>
                    <strong>${title}</strong>,
                    ${texts.reward(formatAmount({ minor: amountMinor, currency }))}.
                    ${texts.delivery(delivery)}
                  </li>`,
              )}
            </ul>`
        : ''
    }
    ${
      models.includes('donation')
        ? html`<h3>${modelTexts.donation}</h3>
            <p>${texts.donation}</p>`
        : ''
    }`
}

function renderRoi({ roi, goalMinor, currency }: PublicCampaign['content']) {
  if (!roi) return ''
  const money = (minor: number) => formatAmount({ minor, currency })
  const amountMinor = 100 * minorPerMajor(currency)
  const { from, to } = campaignTerms.repaymentInMonths
  return html`<h3>${modelTexts.roi}</h3>
    <p>${texts.roi(roi.sharePercent, String(roi.capPercent / 100), from, to)}</p>
    <p>${texts.example(money(amountMinor))}</p>
    <table>
      <thead>
        <tr>
          ${texts.exampleHead.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${workedExample({ ...roi, goalMinor, amountMinor }).map(
          ({ name, revenueMinor, backMinor }) =>
            html`<tr>
              <th scope="row">${texts.cases[name]}</th>
              <td>${money(revenueMinor)}</td>
              <td>${money(backMinor)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
}

function renderBudget({ content: { budget, currency } }: PublicCampaign) {
  if (budget.length === 0) return ''
  return html`<h2>${texts.budget}</h2>
    <table>
      <tbody>
        ${budget.map(
          ({ label, amountMinor }) =>
            html`<tr>
              <th scope="row">${label}</th>
              <td>${formatAmount({ minor: amountMinor, currency })}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
}

function renderConversation({ updates, questions }: PublicCampaign) {
  return html`<h2 id="updates">${texts.updates}</h2>
    ${updates.length === 0 ? html`<p class="soft">${texts.noUpdates}</p>` : ''}
    ${updates.map(
      ({ title, body, createdAt }) =>
        html`<h3>${title}</h3>
          <p class="soft">${formatUtcDay(createdAt)}</p>
          <p class="text">${body}</p>`,
    )}
    <h2 id="questions">${texts.questions}</h2>
    ${
      questions.length === 0
        ? html`<p class="soft">${texts.noQuestions}</p>`
        : html`<dl>
            ${questions.map(
              ({ question, answer }) =>
                html`<dt>${question}</dt>
                  <dd>${answer}</dd>`,
            )}
          </dl>`
    }`
}
