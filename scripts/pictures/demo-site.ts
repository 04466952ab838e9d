import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startBuiltServer } from '../../e2e/support/built-server.ts'
import { teamPasswords } from '../../e2e/support/team.ts'
import { fillDemo } from '../../src/app/server/demo.ts'
import { startServices } from '../../src/app/server/start-services.ts'
import { readConfig } from '../../src/platform/server/config.ts'
import { findBrowser } from '../find-browser.mjs'

type Person = { email: string; password: string }

/** The built server with demo data, and a browser for it. */
export async function openDemoSite(more: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'crovest-pictures-'))
  const settings = { ...teamPasswords, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...more }
  const creator = await fill(settings)
  const server = await startBuiltServer('pglite', settings)
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  return {
    creator,
    /** A new page, signed in if there is a person. */
    async open(person?: Person, viewport = { width: 1280, height: 860 }) {
      const page = await (
        await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce' })
      ).newPage()
      if (person) {
        await post(page, '/api/auth/sign-in/email', person)
        // The offer of a second factor would be in every picture of the admin area.
        await page.addInitScript(
          (email) => localStorage.setItem(`crovest:second-factor-notice:${email}`, 'away'),
          person.email,
        )
      }
      return page
    },
    async close() {
      await browser.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function fill(settings: Record<string, string>): Promise<Person> {
  const services = await startServices(readConfig(settings), {
    onCrash: (error) => {
      throw error
    },
  })
  const said = (await fillDemo(services, Date.now())).join('\n')
  await services.stop()
  const [, email = '', password = ''] = /sign in as (\S+) with the password (\S+)/.exec(said) ?? []
  return { email, password }
}

/** Opens the page and waits until it has its fonts, its data and what is awaited. */
export async function show(
  page: Page,
  path: string,
  awaited?: (page: Page) => ReturnType<Page['getByText']>,
) {
  await page.goto(path)
  if (awaited) await awaited(page).first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

export async function post(page: Page, path: string, data: object): Promise<unknown> {
  const response = await page.request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  if (!response.ok()) throw new Error(`${path} returned ${response.status()}: ${await response.text()}`)
  return response.json()
}
