import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LiveCampaigns } from './live-campaigns.tsx'
import { LiveStrip } from './live-strip.tsx'

const now = Date.UTC(2026, 5, 1)
const project = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'night-trains',
  title: 'Night trains',
  creatorName: 'Ines',
  currency: 'USD',
  goalCents: 200_000,
  raisedCents: 170_000,
  raisedKind: 'reserved' as const,
  endsAt: '2026-06-08T00:00:00Z',
  createdAt: '2026-05-20T00:00:00Z',
}

test('a card shows goal, progress and days left', () => {
  const html = renderToStaticMarkup(
    <LiveStrip mode="reservations" projects={[project]} summary={undefined} now={now} />,
  )
  expect(html).toContain('Live on Crovest')
  for (const text of [
    'Night trains',
    '$1,700',
    'reserved of',
    '$2,000',
    '85% of the goal',
    'non-binding',
    'href="/campaigns/night-trains"',
    '7 days left',
  ])
    expect(html).toContain(text)
  expect(html).toContain('aria-valuenow="85"')
})

test('a site with test money says so, and nothing about reservations', () => {
  const pledged = { ...project, raisedKind: 'pledged' as const }
  const html = renderToStaticMarkup(
    <LiveStrip mode="sandbox" projects={[pledged]} summary={undefined} now={now} />,
  )
  expect(html).toContain('pledged of')
  expect(html).toContain('Test money')
  expect(html).not.toMatch(/reserv/i)
})

test('totals appear only if something was invested', () => {
  const summary = { count: 2, amountCents: 170_000, earnedCents: 1050 }
  const strip = (changes: Partial<typeof summary>) =>
    renderToStaticMarkup(
      <LiveStrip mode="live" projects={[project]} summary={{ ...summary, ...changes }} now={now} />,
    )
  expect(strip({})).toContain('from 2 investments')
  expect(strip({})).toContain('earned')
  expect(strip({ earnedCents: 0 })).not.toContain('earned')
  expect(strip({ count: 0 })).not.toContain('investments')
})

test('renders nothing without a response', () => {
  expect(renderToStaticMarkup(<LiveCampaigns />)).toBe('')
})
