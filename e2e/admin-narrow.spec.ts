import { expectNoViolations } from './support/axe.ts'
import { signBackIn } from './support/sign-in-again.ts'
import { admin } from './support/team.ts'
import { expect, test } from './support/test.ts'

test('on a phone, the admin tabs show that there are more and the open one is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signBackIn(page, admin)
  await page.goto('/admin')
  const tab = (name: string) => page.getByRole('tab', { name })
  const more = page.locator('[data-more=right]').first()
  await expect(tab('Team')).not.toBeInViewport()
  await expect(more).toBeVisible()
  await expectNoViolations(page)
  // Each click shows the next tabs, however many there are.
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(tab('Team')).toBeInViewport({ ratio: 0.5, timeout: 2_000 })
  }).toPass()

  await page.goto('/admin?tab=team')
  await expect(tab('Team')).toBeInViewport({ ratio: 0.5 })
  await expect(page.locator('[data-more=left]').first()).toBeVisible()
  await expect(page.locator('[data-more=right]')).toBeHidden()
})
