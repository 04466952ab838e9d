import { expectNoViolations } from './support/axe.ts'
import { expectToFitNarrow } from './support/narrow.ts'
import { newCreator } from './support/prepared-creator.ts'
import { generateIdeas, ideas, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('a creator without notes finishes a script by answering its questions', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await newCreator(page, server)
  await openStudio(page)
  await expect(page.getByText('generations left today')).toBeVisible()
  await generateIdeas(page)
  await expect(ideas(page)).toHaveCount(3)
  const idea = ideas(page).first()
  await idea.getByRole('button', { name: 'Generate Script' }).click()

  const panel = idea.getByRole('region', { name: 'Answer a few questions to finish this script' })
  const fields = panel.getByRole('textbox')
  const script = idea.getByRole('region', { name: 'Script', exact: true })
  await expect(panel).toBeVisible()
  const count = await fields.count()
  expect(count).toBeGreaterThan(1)
  await expectNoViolations(page)
  await expectToFitNarrow(page)

  const submit = panel.getByRole('button', { name: /^Fill in: / }).first()
  await submit.click()
  await expect(fields.first()).toHaveAccessibleDescription('Write something down first.')
  await expect(fields.first()).toBeFocused()

  const answer = 'The dough smelled of vinegar on a cold Tuesday'
  await fields.first().fill(answer)
  const answersRoute = '**/api/scripts/*/answers'
  await page.route(answersRoute, (route) => route.abort())
  await submit.click()
  await expect(panel.getByRole('alert')).toContainText('We can’t reach the server right now.')
  await expect(fields.first()).toHaveValue(answer)
  await page.unroute(answersRoute)

  await fields.first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(fields).toHaveCount(count - 1)
  await expect(script).toContainText(answer)
  await expect(fields.first()).toBeFocused()
  await expect(fields.first()).toHaveValue('')

  for (let left = count - 1; left > 0; left--) {
    await page.keyboard.type(`Answer ${left} of mine`)
    await page.keyboard.press('Control+Enter')
    await expect(fields).toHaveCount(left - 1)
  }
  await expect(panel).toBeHidden()
  await expect(script).toBeFocused()
  await expect(script).not.toContainText('[')
  await page.reload()
  await expect(script).toContainText(answer)
})
