import { formatUtcDay } from '#platform/common/utc-day.ts'
import type { MailContent } from '#platform/server/mail/render-mail.ts'
import { alertRule, reportMailTexts } from '../contract/report-mail-texts.ts'
import type { AnalyticsReport, Compared, Overview } from '../contract/reports.ts'
import { overviewLabels } from '../contract/share-texts.ts'
import { changeText } from '../domain/change-text.ts'
import type { Alert } from '../domain/find-alert.ts'

const { week: texts, alert: alertTexts } = reportMailTexts
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const shown = ['sessions', 'visitors', 'views', 'conversions'] as const satisfies (keyof Overview)[]
const maxSources = 5

type Days = { from: string; to: string; siteUrl: string }

export function composeWeekMail({ overview, visits }: AnalyticsReport, days: Days): MailContent {
  const { sessions } = overview
  const sources = visits.sources.slice(0, maxSources).map(({ name, ...numbers }) => row(name, numbers))
  return {
    subject: texts.subject(number.format(sessions.count), changeText(sessions)),
    heading: texts.heading(formatUtcDay(days.from), formatUtcDay(days.to)),
    paragraphs: [
      [texts.overview, ...shown.map((key) => row(overviewLabels[key], overview[key]))].join('\n'),
      sources.length === 0 ? texts.noSources : [texts.sources, ...sources].join('\n'),
    ],
    ...common(days),
  }
}

export const composeAlertMail = ({ kind, visits, average }: Alert, days: Days): MailContent => ({
  subject: alertTexts.subject[kind],
  paragraphs: [
    alertTexts.about(formatUtcDay(days.to), number.format(visits), number.format(average)),
    alertRule,
  ],
  ...common(days),
})

const row = (name: string, of: Compared) => texts.row(name, number.format(of.count), changeText(of))

const common = ({ from, to, siteUrl }: Days) => ({
  button: { label: texts.button, url: `${siteUrl}/admin?tab=analytics&from=${from}&to=${to}` },
  end: texts.end,
})
