import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#features/ledger/server.ts'
import type { Pledge } from '../../contract/pledges.ts'
import type { OwnRepayment, RevenueReport } from '../../contract/repayments.ts'
import type { Statement } from '../../contract/statements.ts'
import type { Settlement } from '../../contract/transfers.ts'
import { moneyTexts } from '../../contract/money-texts.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { addPerson, type Person } from '#testing/campaigns.ts'
import { fundCampaigns, passToMonth, type Funded } from '#testing/repayment.ts'
import { setUpApp } from '#testing/second-factor.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
let first: Funded
let second: Funded
let team: Awaited<ReturnType<typeof signInTeam>>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', FUNDING_MODE: 'sandbox' })
  const funded = await fundCampaigns(running, [300_000, 300_000, 100_000], [400_000, 300_001])
  first = funded[0]!
  second = funded[1]!
  team = await signInTeam()
})
afterAll(() => running.close())

async function signInTeam() {
  const cookie = await cookieOf(running, 'admin')
  await setUpApp(running, cookie)
  return (method: string, path: string, body?: unknown) =>
    running.app.request(`/api/admin/${path}`, {
      method,
      headers: { ...cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}

const reportPath = ({ campaign }: Funded, month: number) =>
  `/api/own-campaigns/${campaign.id}/revenue-reports/${month}`
const report = (funded: Funded, month: number, revenueMinor: number, changes: object = {}) =>
  funded.creator.ask<RevenueReport>('PUT', reportPath(funded, month), {
    revenueMinor,
    currency: 'USD',
    ...changes,
  })
const overview = async ({ creator, campaign }: Funded) =>
  (await creator.ask<OwnRepayment>('GET', `/api/own-campaigns/${campaign.id}/repayment`)).body
const statementOf = async (backer: Person, { campaign }: Funded) =>
  (await backer.ask<Statement>('GET', `/api/campaigns/${campaign.slug}/pledge/statement`)).body
const received = (funded: Funded) =>
  Promise.all(funded.backers.map(async (backer) => (await statementOf(backer, funded)).receivedMinor))
const statusesOf = async (funded: Funded) =>
  (await overview(funded)).repayment?.months.map(({ status }) => status)

/** What the ledger says that a backer has: paid is negative. */
async function balanceOf(backer: Person, { campaign }: Funded) {
  const { body } = await backer.ask<Pledge>('GET', `/api/campaigns/${campaign.slug}/pledge`)
  const { rows } = await running.database.pool.query<{ sum: string }>(
    `select sum(amount) from ledger_entries where kind = 'backers' and pledge_id = $1`,
    [body.id],
  )
  return Number(rows[0]!.sum)
}

async function requireExplained(funded: Funded) {
  for (const backer of funded.backers) {
    const { receivedMinor, refundedMinor, paidMinor, capMinor } = await statementOf(backer, funded)
    expect(receivedMinor + refundedMinor - paidMinor).toBe(await balanceOf(backer, funded))
    expect(receivedMinor).toBeLessThanOrEqual(capMinor!)
  }
  expect((await checkBooks(running.database)).faults).toEqual([])
}

test('a month can’t be reported before it is over', async () => {
  expect((await report(first, 3, 100)).status).toBe(409)
  expect(await statusesOf(first)).toEqual(Array.from({ length: 7 }, () => 'upcoming'))
})

test('a report pays each backer a share by their pledge, however often it is sent', async () => {
  await passToMonth(running, first.campaign, 3)
  const sent = await Promise.all(Array.from({ length: 4 }, () => report(first, 3, 100_001)))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
  expect(sent[0]!.body).toMatchObject({ month: 3, revenueMinor: 100_001, sharedMinor: 10_000 })
  expect(await received(first)).toEqual([4_286, 4_286, 1_428])
  expect((await report(first, 3, 100_002)).status).toBe(409)
  await requireExplained(first)
})

test.each([
  ['in a foreign currency', 3, { currency: 'EUR' }, 400],
  ['with a negative amount', 3, { revenueMinor: -1 }, 400],
  ['with a fraction of a cent', 3, { revenueMinor: 1.5 }, 400],
  ['above the limit', 3, { revenueMinor: 1_000_000_001 }, 400],
  ['with a text as amount', 3, { revenueMinor: '100' }, 400],
  ['for month 2', 2, {}, 400],
  ['for month 10', 10, {}, 400],
  ['for a month that is not over', 4, {}, 409],
])('a report %s is refused, and nothing is paid', async (_name, month, changes, status) => {
  expect((await report(second, month, 100_000, changes)).status).toBe(status)
  expect((await overview(second)).reports).toEqual([])
})

test('a payout can’t be taken back once revenue is reported, and the team sees that', async () => {
  const { items } = (await (await team('GET', 'settlements')).json()) as { items: Settlement[] }
  const settlementOf = ({ campaign }: Funded) => items.find(({ id }) => id === campaign.id)!
  expect([settlementOf(first).hasReports, settlementOf(second).hasReports]).toEqual([true, false])
  const { id } = settlementOf(first).transfers.at(-1)!
  const refused = await team('POST', `transfers/${id}/reversal`, { reason: 'A wrong account' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain(moneyTexts.reported)
  const query = `select from sandbox_payments where key = $1`
  expect((await running.database.pool.query(query, [`payout-return:${id}`])).rowCount).toBe(0)
})

test('only the creator can report, see the overview and add a document', async () => {
  const stranger = { ...first, creator: await addPerson(running) }
  expect((await report(stranger, 3, 100_001)).status).toBe(404)
  expect((await report({ ...first, creator: first.backers[0]! }, 3, 100_001)).status).toBe(404)
  const { ask, cookie } = stranger.creator
  expect((await ask('GET', `/api/own-campaigns/${first.campaign.id}/repayment`)).status).toBe(404)
  const attachment = `${reportPath(first, 3)}/attachment`
  expect((await ask('GET', attachment)).status).toBe(404)
  expect((await upload(cookie, attachment, '%PDF-1.7')).status).toBe(404)
  const path = `/api/campaigns/${first.campaign.slug}/pledge/statement`
  expect((await ask('GET', path)).status).toBe(404)
})

const inOrder = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

const upload = (cookie: object, path: string, body: string) =>
  running.app.request(`${path}?name=Invoices`, {
    method: 'PUT',
    headers: { ...cookie, 'content-type': 'application/pdf', 'content-length': String(body.length) },
    body,
  })

test('a document is checked by its content, added once, and opened by the creator and the team', async () => {
  const { cookie, send } = first.creator
  const path = `${reportPath(first, 3)}/attachment`
  expect((await send('GET', path)).status).toBe(404)
  expect((await upload(cookie, path, '<script>')).status).toBe(400)
  const sent = await Promise.all([upload(cookie, path, '%PDF-1'), upload(cookie, path, '%PDF-1')])
  expect(inOrder(sent)).toEqual([200, 409])
  const opened = await send('GET', path)
  expect([opened.headers.get('content-type'), await opened.text()]).toEqual(['application/pdf', '%PDF-1'])
  expect(opened.headers.get('cache-control')).toBe('no-store')
  expect((await first.backers[0]!.send('GET', path)).status).toBe(404)
  const [{ id } = { id: '' }] = (await overview(first)).reports
  const forTeam = `/api/admin/revenue-reports/${id}/attachment`
  expect((await first.creator.send('GET', forTeam)).status).toBe(403)
  const openedByTeam = await team('GET', `revenue-reports/${id}/attachment`)
  for (const { headers } of [opened, openedByTeam])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': 'attachment; filename="document"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  expect(openedByTeam.status).toBe(200)
})

test('the team takes back a wrong report by its opposite, and the month can be reported again', async () => {
  await passToMonth(running, first.campaign, 4)
  const { body: wrong } = await report(first, 4, 9_000_000)
  const path = `revenue-reports/${wrong.id}/reversal`
  expect((await team('POST', path, { reason: ' ' })).status).toBe(400)
  const reversed = await Promise.all([
    team('POST', path, { reason: 'Two zeros too many' }),
    team('POST', path, { reason: 'Two zeros too many' }),
  ])
  expect(inOrder(reversed)).toEqual([200, 409])
  expect(await received(first)).toEqual([4_286, 4_286, 1_428])
  expect((await report(first, 4, 90_000)).body).toMatchObject({ sharedMinor: 9_000 })
  const { rows } = await running.database.pool.query<{ count: number }>(
    `select count(*)::int from ledger_transactions r join ledger_transactions o on o.id = r.reverses
     where o.key in ($1, $2)`,
    [`distribution:${wrong.id}`, `repayment:${wrong.id}`],
  )
  expect(rows[0]?.count).toBe(2)
  const { lines } = await statementOf(first.backers[0]!, first)
  expect(lines.map(({ event, month }) => [event, month])).toEqual([
    ['pledge', null],
    ['charge', null],
    ['distribution', 3],
    ['distribution', 4],
    ['reversal', 4],
    ['distribution', 4],
  ])
  await requireExplained(first)
})

test('months that are reported at the same time never exceed what a backer can get', async () => {
  await passToMonth(running, second.campaign, 6)
  const sent = await Promise.all([3, 4, 5, 6].map((month) => report(second, month, 4_000_001)))
  expect(inOrder(sent)).toEqual([200, 200, 200, 409])
  expect(await received(second)).toEqual([600_000, 450_001])
  expect(await statusesOf(second)).toContain('not-needed')
  await requireExplained(second)
})

test('a backer who deletes the account stays in the books without a name, and keeps getting shares', async () => {
  const [gone, ...others] = first.backers
  const before = await received({ ...first, backers: others })
  expect((await gone!.ask('DELETE', '/api/account', {})).status).toBe(200)
  await passToMonth(running, first.campaign, 5)
  expect((await report(first, 5, 70_000)).body).toMatchObject({ sharedMinor: 7_000 })
  const after = await received({ ...first, backers: others })
  expect(after.map((amount, index) => amount - before[index]!)).toEqual([3_000, 1_000])
  await requireExplained({ ...first, backers: others })
})

test('late reports are visible, and a campaign closes when all is paid back or month 9 is over', async () => {
  const status = async ({ campaign }: Funded) =>
    (await running.app.request(`/api/campaigns/${campaign.slug}`)).json() as Promise<{ status: string }>
  await passToMonth(running, first.campaign, 6, 15)
  expect((await statusesOf(first))?.slice(2, 5)).toEqual(['reported', 'late', 'upcoming'])
  expect(await status(second)).toMatchObject({ status: 'closed' })
  await passToMonth(running, first.campaign, 9, 20)
  expect(await status(first)).toMatchObject({ status: 'delivering' })
  expect((await report(first, 9, 0)).body).toMatchObject({ sharedMinor: 0 })
  await passToMonth(running, first.campaign, 10)
  expect(await status(first)).toMatchObject({ status: 'closed' })
  expect((await report(first, 8, 100)).status).toBe(409)
  const statuses = (await statusesOf(first))?.join(' ')
  expect(statuses).toBe('reported reported reported missing missing missing reported')
  await requireExplained({ ...first, backers: first.backers.slice(1) })
})

test('a backer downloads the statement as CSV and PDF', async () => {
  const [, backer] = second.backers
  const path = `/api/campaigns/${second.campaign.slug}/pledge/statement`
  const csv = await (await backer!.send('GET', `${path}.csv`)).text()
  const rows = csv.trim().split('\r\n')
  expect(rows.at(-1)).toContain('"Total","","","","","3000.01","4500.01","0.00","USD"')
  expect(rows.at(-1)).toContain('Test money')
  const pdf = await backer!.send('GET', `${path}.pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
})
