import { html } from 'hono/html'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { moneyLabels } from '../../contract/pledge-texts.ts'
import { reportStatusTexts, trailTexts as texts } from '../../contract/repayment-texts.ts'
import type { Repayment, RepaymentMonth } from '../../contract/repayments.ts'
import type { MoneyTrail } from '../../contract/transfers.ts'
import { formatAmount } from '../../domain/money.ts'

/** A campaign's money for everyone: totals by step, and the creator's reports. */
export function renderMoneyTrail(trail: MoneyTrail, mode: FundingMode) {
  const { currency, repayment } = trail
  const money = (minor: number) => formatAmount({ minor, currency })
  const steps: [string, number][] = [
    [texts.collected, trail.collectedMinor],
    [texts.refunded, trail.refundedMinor],
    ...ifAny(texts.chargedBack, trail.chargedBackMinor),
    ...ifAny(texts.owed, trail.owedMinor),
    [texts.paidOut, trail.paidOutMinor],
    [texts.fees, trail.feesMinor],
    [texts.held, trail.heldMinor],
  ]
  if (repayment) steps.push([texts.repaid, repayment.repaidMinor])
  return html`<section aria-labelledby="money">
    <h2 id="money">${texts.title}</h2>
    <p class="soft">${moneyLabels[mode] === '' ? '' : `${moneyLabels[mode]}. `}${texts.about}</p>
    <table>
      <tbody>
        ${steps.map(
          ([label, minor]) =>
            html`<tr>
              <th scope="row">${label}</th>
              <td class="amount">${money(minor)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${repayment ? renderMonths(repayment, money) : ''}
  </section>`
}

const ifAny = (label: string, minor: number): [string, number][] => (minor > 0 ? [[label, minor]] : [])

const renderMonths = ({ months }: Repayment, money: (minor: number) => string) =>
  html`<h3>${texts.months}</h3>
    <table class="months">
      <thead>
        <tr>
          ${texts.head.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${months.map(
          (month) =>
            html`<tr>
              <th scope="row">${month.month}</th>
              <td>${describe(month)}</td>
              <td class="amount">${month.revenueMinor === null ? '–' : money(month.revenueMinor)}</td>
              <td class="amount">${month.sharedMinor === null ? '–' : money(month.sharedMinor)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`

function describe({ status, dueAt }: RepaymentMonth): string {
  const text = reportStatusTexts[status]
  return status === 'late' || status === 'open' ? `${text}, ${texts.due(formatDay(dueAt))}` : text
}

const formatDay = (moment: string) =>
  new Date(moment).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' })
