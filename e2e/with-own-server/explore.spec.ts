import type { Page } from '@playwright/test'
import { launchCampaign, openAs } from '../support/campaigns.ts'
import { createAccount } from '../support/creators.ts'
import { explore, type Area } from '../support/explore.ts'
import { addScheduledScript, newCreator, send } from '../support/prepared-creator.ts'
import { confirmIdentity, signBackIn } from '../support/sign-in-again.ts'
import { admin } from '../support/team.ts'
import { expect, testOnOwnServer } from '../support/test.ts'

// `npm run explore` takes more steps; EXPLORE_SEED repeats an exploration.
const steps = Number(process.env.EXPLORE_STEPS ?? 15)
const seed = Number(process.env.EXPLORE_SEED ?? 1)

const test = testOnOwnServer({ FUNDING_MODE: 'sandbox' })

test.beforeEach(({ allowConsoleError }) => {
  test.setTimeout(120_000 + steps * 10_000)
  // The browser's line on input that the server refuses.
  allowConsoleError(/status of 4\d\d/)
})

async function expectNoFaults(page: Page, area: Area) {
  const { steps: done, faults } = await explore(page, area, seed, steps)
  expect(faults, `seed ${seed}:\n${done.join('\n')}`).toEqual([])
}

test('the script studio has no faults on a random way', async ({ page, server }) => {
  await newCreator(page, server)
  await addScheduledScript(page)
  await expectNoFaults(page, { start: '/ai-tools/script-generator', paths: /^\/ai-tools\/script-generator/ })
})

test('the admin area has no faults on a random way', async ({ page, server }) => {
  for (const name of ['Ada', 'Ben', 'Cleo'])
    await fetch(`${server.url}/api/forms/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email: `${name}@example.org`, message: `A question of ${name}.` }),
    })
  await signBackIn(page, admin)
  await confirmIdentity(page, admin)
  await expectNoFaults(page, { start: '/admin', paths: /^\/admin/ })
})

test('campaigns have no faults on a random way, and a total falls only if a pledge is changed', async ({
  page,
  browser,
  server,
}) => {
  const team = await openAs(browser, server, admin)
  await confirmIdentity(team, admin)
  const creator = await createAccount(server)
  await launchCampaign(await openAs(browser, server, creator), team, { days: 10 })
  await signBackIn(page, creator)
  await page.goto('/campaigns')
  let before = 0
  const check = async (step: string) => {
    const { items } = JSON.parse(await send(page, 'GET', '/api/projects')) as {
      items: { raisedCents: number }[]
    }
    const now = items[0]?.raisedCents ?? 0
    const hasFallen = now < before && !/pledge/i.test(step)
    before = now
    return hasFallen ? 'the total has fallen' : undefined
  }
  await expectNoFaults(page, {
    start: '/campaigns',
    paths: /^\/(campaigns|your-campaigns|your-pledges)/,
    check,
  })
})
