import { expectNoViolations } from './support/axe.ts'
import { signBackIn } from './support/sign-in-again.ts'
import { admin } from './support/team.ts'
import { expect, test } from './support/test.ts'

test('on a phone, a bar at the bottom leads to every section', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signBackIn(page, admin)
  await page.goto('/admin')
  const bar = page.getByRole('navigation', { name: 'Admin area' })
  await expect(bar.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: 'Inbox' })).toBeInViewport()
  await expectNoViolations(page)
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Team' }).click()
  await expect(page.getByRole('heading', { name: 'Team access' })).toBeVisible()
  await expect(page).toHaveURL('/admin?tab=team')
  await expect(page.getByRole('dialog')).toBeHidden()
})
