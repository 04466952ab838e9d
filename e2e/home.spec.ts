import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test.ts'

test('a visitor sees what Crovest is about', async ({ page }) => {
  const response = await page.goto('/')

  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Invest in Creators. Earn Real Returns.' })).toBeVisible()
})

test('the home page has no accessibility problem that axe can find', async ({ page }) => {
  await page.goto('/')

  const { violations } = await new AxeBuilder({ page }).analyze()

  expect(violations).toEqual([])
})
