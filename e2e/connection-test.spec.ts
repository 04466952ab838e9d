import { expectNoViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('the team can test the database and sees the response time', async ({ page }) => {
  await page.goto('/test-firebase')
  await page.getByRole('button', { name: 'Test Connection' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Connection successful.' })).toContainText(/\d ms/)
  await page.getByRole('button', { name: 'Test Form Submission' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Form submission successful' })).toContainText(
    /\d ms/,
  )
  await expectNoViolations(page)
})

test('reports an unreachable database with the reason', async ({ page, allowConsoleError }) => {
  allowConsoleError(/503|Failed to load/)
  await page.route('/api/connection-test/connection', (route) =>
    route.fulfill({ status: 503, json: { error: { status: 'UNAVAILABLE', message: 'Out of reach.' } } }),
  )
  await page.goto('/test-firebase')
  await page.getByRole('button', { name: 'Test Connection' }).click()
  await expect(page.getByRole('alert')).toContainText('Connection failed. Out of reach.')
})
