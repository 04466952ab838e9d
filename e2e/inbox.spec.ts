import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { utcDay } from '../src/platform/common/utc-day.ts'
import { expectNoViolations } from './support/axe.ts'
import { signBackIn, confirmIdentity } from './support/sign-in-again.ts'
import { viewEvent } from '../src/testing/analytics-events.ts'
import { admin, associate } from './support/team.ts'
import { expect, test } from './support/test.ts'

/** Each journey uses unique names, because all share a server. */
const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`

async function send(request: APIRequestContext, form: string, data: object) {
  const response = await request.post(`/api/forms/${form}`, { data })
  expect(response.status()).toBe(201)
}

const join = (request: APIRequestContext, email: string) =>
  send(request, 'waitlist', { email, contentType: 'music', fundingTarget: '2k-5k' })

async function open(page: Page, address: string, member = admin) {
  await signBackIn(page, member)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email }).first()
/** How many rows like the first one fit on the screen. */
async function rowsAboveTheFold(page: Page): Promise<number> {
  const first = await page.locator('main tbody tr').first().boundingBox()
  const { height = 0 } = page.viewportSize() ?? {}
  return first ? Math.floor((height - first.y) / first.height) : 0
}

const statusOf = (page: Page, email: string) => page.getByLabel(`Status of ${email}`)

test('the team sets a status with notes, sees it after a reload and in the audit log', async ({
  page,
  request,
}) => {
  const email = unique('ada')
  await join(request, email)
  await open(page, '/admin')
  const rail = page.getByRole('navigation', { name: 'Admin area' })
  await rail.getByRole('link', { name: 'Forms' }).click()
  await expect(page.getByRole('table', { name: 'Waitlist' })).toBeVisible()
  await rail.getByRole('link', { name: 'Waitlist' }).click()
  await expect(page.getByLabel('Search')).toBeVisible()
  await expect(statusOf(page, email)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await rowsAboveTheFold(page)).toBeGreaterThanOrEqual(14)

  await statusOf(page, email).selectOption('approved')
  await expect(page.getByText('Set to ‘approved’.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: email }).click()
  await expect(page.getByText('$2k to $5k', { exact: true })).toBeVisible()
  await page.getByLabel('Notes').fill('Called her.')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Notes saved.' })).toBeVisible()

  await page.goto(`/admin?tab=forms&list=waitlist&status=approved&q=${email}`)
  await expect(statusOf(page, email)).toHaveValue('approved')
  await page.getByRole('button', { name: email }).click()
  await expect(page.getByLabel('Notes')).toHaveValue('Called her.')
  await expectNoViolations(page)

  await rail.getByRole('link', { name: 'Audit log' }).click()
  await expect(page).toHaveURL('/admin?tab=audit')
  const entry = page.getByRole('row').filter({ hasText: 'pending → approved' }).first()
  await expect(entry).toContainText('admin@crovest.local')
  await entry.getByRole('link').click()
  await expect(statusOf(page, email)).toHaveValue('approved')
})

test('two team members work concurrently without losing a change', async ({
  page,
  browser,
  request,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 409/)
  const email = unique('bob')
  await join(request, email)
  const address = `/admin?tab=forms&list=waitlist&q=${email}`
  await open(page, address)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await open(other, address, associate)
  await page.getByRole('button', { name: email }).click()
  await page.getByLabel('Notes').fill('My long note')

  await statusOf(other, email).selectOption('contacted')
  await expect(statusOf(other, email)).toHaveAttribute('aria-busy', 'false')
  await other.getByRole('button', { name: email }).click()
  await other.getByLabel('Notes').fill('Their note')
  await other.getByRole('button', { name: 'Save notes' }).click()
  await expect(other.getByText('Notes saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Save notes' }).click()
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('A teammate has changed this entry in the meantime.')
  await expect(conflict).toContainText('It is now ‘contacted’')
  await expect(conflict).toContainText('Their note')
  await expect(page.getByLabel('Notes')).toHaveValue('My long note')
  await expect(statusOf(page, email)).toHaveValue('contacted')
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(page.getByText('Notes saved.')).toBeVisible()

  // The other one still sees the old status and selects one.
  await statusOf(other, email).selectOption('rejected')
  await expect(other.getByRole('alert')).toContainText('your choice of ‘rejected’ wasn’t saved')
  await other.getByRole('button', { name: 'Set to rejected' }).click()
  await expect(other.getByRole('alert')).toBeHidden()
  await page.reload()
  await expect(statusOf(page, email)).toHaveValue('rejected')
  await page.getByRole('button', { name: email }).click()
  await expect(page.getByLabel('Notes')).toHaveValue('My long note')
  await context.close()
})

test('marks a message as read, and a failure can be retried', async ({
  page,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 503/)
  const email = unique('cleo')
  await send(request, 'contact', { name: 'Cleo', email, message: 'Is anybody there?' })
  await open(page, `/admin?tab=forms&list=contact&q=${email}`)
  await expect(rowOf(page, 'Cleo')).toContainText('Due')
  await page.route('**/reading', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.getByRole('button', { name: 'Mark as Read' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to mark contact as read.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Mark as Read' })).toBeHidden()
  await expect(rowOf(page, 'Cleo').getByText('Read', { exact: true })).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'Cleo').getByText('Read', { exact: true })).toBeVisible()
  // Only a reply keeps the promise.
  await expect(rowOf(page, 'Cleo')).toContainText('Due')
})

test('changes several entries together', async ({ page, request }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const emails = ['one', 'two', 'three'].map((name) => `${name}-${mark}@example.org`)
  for (const email of emails) await join(request, email)
  await open(page, '/admin?tab=forms&list=waitlist')
  await page.getByLabel('Search').fill(mark)
  await expect(page).toHaveURL(new RegExp(`q=${mark}`))
  await expect(page.getByLabel(/^Status of/)).toHaveCount(3)
  await page.getByLabel('Select all rows').check()
  await page.getByLabel(`Select ${emails[1]}`).uncheck()
  await page.getByLabel('Set status to').selectOption('rejected')
  await page.getByRole('button', { name: 'Apply to 2' }).click()
  await expect(page.getByText('2 set to ‘rejected’.').first()).toBeVisible()
  for (const [index, status] of ['rejected', 'pending', 'rejected'].entries())
    await expect(statusOf(page, emails[index] ?? '')).toHaveValue(status)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(statusOf(page, emails[0] ?? '')).toHaveValue('pending')
  await expect(page.getByText('2 set to ‘rejected’.')).toHaveCount(0)
})

test('exports a list as a file that is safe to open', async ({ page, request }) => {
  const email = unique('dora')
  await send(request, 'contact', { name: '=1+1', email, message: '@SUM(A1)' })
  await open(page, `/admin?tab=forms&list=contact&q=${email}`)
  await expect(page.getByRole('table', { name: 'Contact' })).toBeVisible()
  await confirmIdentity(page, admin)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`contact_${utcDay(new Date())}.csv`)
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=1+1","${email}","'@SUM(A1)"`)
})

test('restores an entry from spam, unless its sender is already in the list', async ({
  page,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 409/)
  const [mistaken, joined] = [unique('mistaken'), unique('joined')]
  const entry = { contentType: 'music', fundingTarget: '2k-5k', homepage: 'https://filled-in.example' }
  for (const email of [mistaken, joined]) await send(request, 'waitlist', { email, ...entry })
  await join(request, joined)
  await open(page, `/admin?tab=forms&list=spam&q=${mistaken}`)
  await rowOf(page, mistaken).getByRole('button', { name: 'Not spam' }).press('Enter')
  await expect(statusOf(page, mistaken)).toHaveValue('pending')
  await expect(rowOf(page, mistaken).getByRole('button', { name: mistaken })).toBeFocused()
  await expectNoViolations(page)
  await page.goto(`/admin?tab=forms&list=waitlist&q=${mistaken}`)
  await expect(statusOf(page, mistaken)).toHaveValue('pending')

  await page.goto(`/admin?tab=forms&list=spam&q=${joined}`)
  await rowOf(page, joined).getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText('This person has joined in the meantime')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await page.goto('/admin?tab=audit')
  await expect(page.getByText('Marked as not spam').first()).toBeVisible()
})

test('a stored script is shown as text and never runs', async ({ page, request }) => {
  const script = '<img src=x onerror="window.stolen=1"><script>window.stolen=1</script>'
  const link = 'javascript:window.stolen=1'
  const email = unique('eve')
  await send(request, 'contact', { name: script, email, message: script })
  await send(request, 'feedback', { rating: 1, message: script })
  await send(request, 'poll', { email, answer: script, page: link })
  await send(request, 'newsletter', { email, homepage: script })
  await send(request, 'newsletter', { email })
  await join(request, email)
  await open(page, '/admin')
  const isHarmless = async () => expect(await page.evaluate('window.stolen')).toBeUndefined()
  for (const list of ['contact', 'feedback', 'other', 'spam']) {
    await page.goto(`/admin?tab=forms&list=${list}`)
    await page.locator('tbody button[aria-expanded]').first().click()
    if (list !== 'spam') await expect(page.locator('dd', { hasText: 'onerror' }).first()).toBeVisible()
    await isHarmless()
  }
  await page.goto('/admin?tab=forms&list=newsletter')
  await expect(page.getByRole('table')).toBeVisible()
  await isHarmless()
  await page.goto(`/admin?tab=forms&list=waitlist&q=${email}`)
  await page.getByRole('button', { name: email }).click()
  await page.getByLabel('Notes').fill(script)
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Notes saved.')).toBeVisible()

  await page.getByRole('link', { name: `Everything from ${email}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  const timeline = page.getByRole('list', { name: 'Timeline' })
  for (const line of ['Joined the waitlist', 'Wrote to us', 'Subscribed to the newsletter', 'Sent the form'])
    await expect(timeline.getByRole('link', { name: line }).first()).toBeVisible()
  await isHarmless()
  expect(await page.locator('main img, main script').count()).toBe(0)
  await expectNoViolations(page)

  const click = viewEvent({ type: 'button_click', text: script, category: 'cta', href: link, referrer: link })
  expect((await request.post('/api/analytics', { data: { events: [click] } })).status()).toBe(202)
  await page.goto('/admin?tab=buttons')
  await expect(page.getByText(script).first()).toBeVisible()
  await isHarmless()
  const contents = { analytics: 'Unique visitors', audit: 'Waitlist notes changed', team: associate.email }
  for (const [tab, content] of Object.entries(contents)) {
    await page.goto(`/admin?tab=${tab}`)
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible()
    await isHarmless()
  }
})

test('a person’s notes are kept until saved, their data exported and erased', async ({ page, request }) => {
  const email = unique('fay')
  await send(request, 'contact', { name: 'Fay', email, message: 'Please delete my data' })
  await signBackIn(page, admin)
  await page.goto(`/admin/person?email=${email}`)
  await page.getByLabel('Notes').fill('Asked for erasure.')
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await page.waitForURL('/admin')
  await page.goBack()
  await expect(page.getByLabel('Notes')).toHaveValue('Asked for erasure.')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Notes saved.')).toBeVisible()
  await confirmIdentity(page, admin)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as JSON' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Please delete my data')
  await page.getByRole('button', { name: 'Erase…' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(email)
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText(`Everything stored about ${email} was erased.`).first()).toBeVisible()
  await expect(page.getByText('Nothing from this address')).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveValue('')
  await page.goto('/admin?tab=audit')
  const erased = page.getByRole('row').filter({ hasText: 'Data of a person erased' }).first()
  await expect(erased).toContainText('f…@example.org')
  await expect(page.getByRole('table', { name: 'Audit log' })).not.toContainText(email)
})

test('a failed load shows an error with a retry', async ({ page, request, allowConsoleError }) => {
  await join(request, unique('sad'))
  allowConsoleError(/status of 404/)
  await page.route(/\/api\/admin\/(overview|submissions)/, (route) => route.fulfill({ status: 404 }))
  await open(page, '/admin?tab=forms')
  await expect(page.getByText('Failed to fetch dashboard statistics.')).toBeVisible()
  await expect(page.getByText('Failed to fetch form submission statistics.')).toBeVisible()
  await expect(page.getByText('Failed to fetch recent submissions.')).toHaveCount(3)
  await expectNoViolations(page)
  await page.unrouteAll()
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Try again' }).first()
    if (await retry.isVisible()) await retry.click()
    expect(await page.getByText(/^Failed to/).count()).toBe(0)
  }).toPass()
  const area = page.getByRole('navigation', { name: 'Admin area' })
  await expect(area.getByText(/pending|active/).first()).toBeVisible()
})
