import { expectNoViolations } from './support/axe.ts'
import { signBackIn } from './support/sign-in-again.ts'
import { admin } from './support/team.ts'
import { expect, test } from './support/test.ts'

test('on a phone, the palette fits and a bar at the bottom leads to every section', async ({
  page,
  request,
}) => {
  const mark = `m${crypto.randomUUID().slice(0, 8)}`
  const message = `A long line about ${mark} that is wider than any phone, and goes on for a while.`
  await request.post('/api/forms/contact', { data: { name: mark, email: `${mark}@example.org`, message } })
  await page.setViewportSize({ width: 360, height: 740 })
  await signBackIn(page, admin)
  await page.goto('/admin')
  const bar = page.getByRole('navigation', { name: 'Admin area' })
  await expect(bar.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: 'Inbox' })).toBeInViewport()
  await expectNoViolations(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find anything' })
  await palette.getByRole('combobox').fill(mark)
  await expect(palette.getByRole('option', { name: message })).toBeVisible()
  await expect(palette.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await palette.getByRole('button', { name: 'Close' }).click()
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Team' }).click()
  await expect(page.getByRole('heading', { name: 'Team access' })).toBeVisible()
  await expect(page).toHaveURL('/admin?tab=team')
  await expect(page.getByRole('dialog')).toBeHidden()
})
