import { randomUUID } from 'node:crypto'
import { chromium, errors, type Browser, type BrowserContext } from '@playwright/test'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import { admin, signIn, teamPasswords } from '../e2e/support/team.ts'
import settings from '../playwright.config.ts'
import { atMost, median, type Figure } from './measure.ts'
import { postJson } from './signed-in.ts'

const rounds = 5
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** What a team member waits for on each tab: something to read and something to act on. */
const tabs = [
  { name: 'inbox', usable: '[data-conversation]' },
  { name: 'forms', usable: '[aria-label="Status of visitor-1@example.org"]' },
  { name: 'analytics', usable: 'section[aria-label="Analytics"] dl' },
  { name: 'buttons', usable: 'section[aria-label="Button Tracking"] [role="tablist"]' },
]

/** From navigation until each tab is usable, on Lighthouse's desktop profile: 40 ms and 10 Mbit/s. */
export async function measureAdminPage(): Promise<Figure[]> {
  const server = await startBuiltServer('pglite', teamPasswords)
  const browser = await chromium.launch(settings.use?.launchOptions ?? {})
  try {
    await fill(server.url)
    const session = await enter(browser, server.url)
    const figures: Figure[] = []
    for (const { name, usable } of tabs) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++)
        times.push(await visit(browser, session, `${server.url}/admin?tab=${name}`, usable))
      figures.push(atMost(`time until the admin page is usable, ${name}`, median(times), 1500, seconds))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function fill(url: string) {
  await postJson(`${url}/api/forms/contact`, { name: 'Ada', email: 'ada@example.org', message: 'Hello' }, 201)
  for (let number = 100; number > 0; number--) {
    const email = `visitor-${number}@example.org`
    await postJson(`${url}/api/forms/waitlist`, { email, contentType: 'music', fundingTarget: '2k-5k' }, 201)
    const visit = { sessionId: `session-${number}`, timestamp: Date.now(), pageUrl: '/', variantId: 'C' }
    const click = { ...visit, id: randomUUID(), type: 'button_click', name: 'Learn More', category: 'cta' }
    await postJson(
      `${url}/api/analytics`,
      { events: [{ ...visit, id: randomUUID(), type: 'page_view' }, click] },
      202,
    )
  }
}

async function enter(browser: Browser, url: string) {
  const page = await browser.newPage()
  await page.goto(`${url}/login?returnTo=/admin`)
  await signIn(page, admin)
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  const session = await page.context().storageState()
  await page.context().close()
  return session
}

/** With an empty cache, as on a first visit. */
async function visit(
  browser: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
  url: string,
  usable: string,
) {
  const context = await browser.newContext({ storageState, viewport: { width: 1350, height: 940 } })
  try {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    const rate = (10 * 1024 * 1024) / 8
    const line = { offline: false, latency: 40, downloadThroughput: rate, uploadThroughput: rate }
    await tools.send('Network.emulateNetworkConditions', line)
    const started = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    // Checks every frame, because a locator polls only twice a second after its first tries. Chromium's
    // throttling stalls once in some sixty visits; such a visit counts as ten seconds, which the median
    // absorbs.
    const isThere = (wanted: string) => document.querySelector(wanted) !== null
    await page.waitForFunction(isThere, usable, { timeout: 10_000 }).catch(onlyTimeout)
    return performance.now() - started
  } finally {
    await context.close()
  }
}

function onlyTimeout(error: unknown) {
  if (!(error instanceof errors.TimeoutError)) throw error
}
