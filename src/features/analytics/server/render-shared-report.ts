import { html } from 'hono/html'
import { utcDay } from '#platform/common/utc-day.ts'
import { renderPage } from '#platform/server/http/render-page.ts'
import { sectionTitles as titles } from '../contract/messages.ts'
import type { FilterName } from '../contract/filters.ts'
import type { AnalyticsReport, Compared, Overview } from '../contract/reports.ts'
import type { SharedQuery } from '../contract/share-links.ts'
import { overviewLabels, shareTexts } from '../contract/share-texts.ts'
import { changeText } from '../domain/change-text.ts'
import { describeDays } from '../domain/describe-days.ts'
import { describeQuery } from '../domain/describe-query.ts'
import { valueLabel } from '../domain/value-label.ts'

const texts = shareTexts.page
const number = new Intl.NumberFormat('en')
const maxRows = 10

type SharedReport = { report: AnalyticsReport; query: SharedQuery; expiresAt: Date }

/** Totals only: no visitors online, no single visits, and nothing about the team. */
export function renderSharedReport({ report, query, expiresAt }: SharedReport) {
  const { visits, pages, buttons } = report
  return renderPage(
    texts.title,
    html`<ul class="about">
        ${describeQuery(query).map((part) => html`<li>${part}</li>`)}
      </ul>
      ${renderRows(texts.overview, overviewRows(report.overview))}
      <p class="hint">${texts.compared}</p>
      ${renderRows(titles.sources, visits.sources)}
      ${renderRows(
        titles.campaigns,
        visits.campaigns.map((row) => ({ ...row, name: nameCampaign(row) })),
      )}
      ${renderRows(
        titles.pages,
        pages.map((row) => ({ ...row, name: row.page })),
      )}
      ${renderRows(titles.entryPages, visits.entryPages)} ${renderRows(titles.exitPages, visits.exitPages)}
      ${visits.countries.length > 0 ? renderRows(titles.countries, labelRows('country', visits.countries)) : ''}
      ${renderRows(titles.devices, labelRows('device', visits.devices))}
      ${renderRows(titles.browsers, visits.browsers)}
      ${renderRows(titles.buttons, labelRows('button', buttons))} ${renderPoints(report)}
      <p class="hint">${texts.expires(formatDay(expiresAt))}</p>`,
    { style },
  )
}

export const renderDeadReportLink = () => renderPage(texts.deadTitle, html`<p role="alert">${texts.dead}</p>`)

const overviewRows = (overview: Overview) =>
  (Object.keys(overviewLabels) as (keyof Overview)[]).map((key) => ({
    ...overview[key],
    name: overviewLabels[key],
  }))

const nameCampaign = (row: AnalyticsReport['visits']['campaigns'][number]) =>
  [row.campaign, row.source, row.medium].filter(Boolean).join(' · ')

const labelRows = (filter: FilterName, rows: readonly (Compared & { name: string })[]) =>
  rows.map((row) => ({ ...row, name: valueLabel(filter, row.name) }))

function renderRows(title: string, rows: readonly (Compared & { name: string })[]) {
  const shown = rows.slice(0, maxRows)
  if (shown.length === 0)
    return html`<h2>${title}</h2>
      <p class="hint">${texts.empty}</p>`
  return html`<h2>${title}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.name}</th>
          <th scope="col">${texts.now}</th>
          <th scope="col" class="before">${texts.before}</th>
          <th scope="col">${texts.change}</th>
        </tr>
      </thead>
      <tbody>
        ${shown.map(
          (row) =>
            html`<tr>
              <th scope="row">${breakable(row.name)}</th>
              <td>${number.format(row.count)}</td>
              <td class="before">${number.format(row.before ?? 0)}</td>
              <td>${changeText(row)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
}

/** Wraps before dots and slashes, and inside a word only as a last resort. */
const breakable = (name: string) => name.split(/(?=[./])/).map((part) => html`<wbr />${part}`)

function renderPoints({ points, pointsPer }: AnalyticsReport) {
  const columns = ['views', 'visitors', 'sessions'] as const
  return html`<h2>${texts.overTime[pointsPer]}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.time[pointsPer]}</th>
          ${columns.map((key) => html`<th scope="col">${overviewLabels[key]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${points.map(
          (point) =>
            html`<tr>
              <th scope="row" class="${pointsPer}">
                ${pointsPer === 'hour' ? formatHour(point.at) : formatShortDay(point.at)}
              </th>
              ${columns.map((key) => html`<td>${number.format(point[key])}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`
}

function formatDay(moment: Date | string) {
  const day = utcDay(new Date(moment))
  return describeDays(day, day)
}

// The top of the page names the year.
const formatShortDay = (at: string) => formatDay(at).slice(0, -5)
const formatHour = (at: string) => `${formatShortDay(at)}, ${at.slice(11, 16)}`

const style = `
  body { max-width: 48rem }
  .about { margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { padding: .375rem 0 .375rem .75rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top }
  th:first-child { min-width: 6.5rem; padding-left: 0; text-align: left; overflow-wrap: break-word }
  thead th { color: var(--ink-soft); font-weight: 400; font-size: .875rem }
  tbody th { font-weight: 400 }
  @media (max-width: 30rem) {
    th, td { padding-left: .5rem }
    th:first-child { min-width: 0 }
    .day { white-space: nowrap }
    .before { display: none }
  }
`
