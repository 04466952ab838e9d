import { factors } from '../../src/features/analytics/contract/experiments.ts'
import { experimentTexts as texts } from '../../src/features/experiments/contract/messages.ts'
import { admin, signIn } from '../support/team.ts'
import { expect, testOnOwnServer } from '../support/test.ts'
import { hide, visit } from '../support/visit.ts'

// An experiment changes what every visitor sees.
const test = testOnOwnServer()

test('an admin starts an experiment, a visit sees one version and is counted under it', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/login?returnTo=/admin')
  await signIn(page, admin)
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin?tab=experiments')
  await page.getByRole('button', { name: texts.start }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(texts.noTraffic)
  await dialog.getByRole('button', { name: texts.start }).click()
  await expect(page.getByText(texts.running, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: texts.start })).toBeHidden()

  const visitor = await browser.newPage({ baseURL: server.url })
  // The server reads the running experiment when it sends a page, and names it from the next one on. A visit
  // that begins before isn't counted.
  await expect(async () => {
    const response = await visitor.request.get('/')
    expect(response.headers()['server-timing']).toMatch(/e\d+\.text/)
  }).toPass()
  await visit(visitor, '/')
  expect((await visitor.evaluate(readTiming))[0]).toMatch(/^e\d+\.text$/)
  const header = visitor.getByRole('banner')
  await expect(header.getByRole('link', { name: new RegExp(factors.text.join('|')) }).first()).toBeVisible()
  await hide(visitor)
  const visits = async () => {
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(factors.text.length + 1)
    const cells = await page.getByRole('row').locator('td:nth-child(2)').allTextContents()
    return cells.map(Number).reduce((sum, count) => sum + count, 0)
  }
  await expect(async () => expect(await visits()).toBe(1)).toPass()
  await visitor.close()

  await page.getByRole('button', { name: texts.stop }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: texts.stop }).click()
  await expect(page.getByText(texts.over, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: texts.start })).toBeVisible()
})

function readTiming() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming.map(({ description }) => description) ?? []
}
