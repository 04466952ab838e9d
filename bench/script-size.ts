import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import { onboardingAnswers } from '../e2e/support/creators.ts'
import settings from '../playwright.config.ts'
import { atMost, type Figure } from './measure.ts'

/** Every script a page loads before any interaction, including inline ones. */
export async function measureScriptSize(): Promise<Figure[]> {
  const server = await startBuiltServer('pglite', { RATE_LIMIT_SCALE: '1000' })
  const browser = await chromium.launch(settings.use?.launchOptions ?? {})
  try {
    const home = await browser.newPage({ baseURL: server.url })
    const visited = await loadPage(home, '/')
    const studio = await browser.newPage({ baseURL: server.url })
    await becomeCreator(studio)
    const signedIn = await loadPage(studio, '/ai-tools/script-generator')
    // The tracker loads when the page is usable and has its own limit; so does the calendar.
    return [
      sizeOf('script of the home page', visited, 110),
      atMost('analytics tracker, gzip', trackerSize(visited.paths), 1.3, (value) => `${value.toFixed(2)} kB`),
      sizeOf('script of the script studio, without its calendar', signedIn, 200),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Loaded = { paths: ReadonlySet<string>; inline: string }

async function loadPage(page: Page, path: string): Promise<Loaded> {
  const paths = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) paths.add(pathname)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return { paths, inline: (await page.locator('script:not([src])').allTextContents()).join('\n') }
}

/** A user whose dashboard shows everything. */
async function becomeCreator({ request }: Page) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const data = { email: 'bench@example.org', password: 'a fine long password' }
  await request.post('/api/auth/sign-up/email', { headers, data })
  await request.put('/api/profile', { headers, data: Object.assign({}, ...onboardingAnswers) as object })
  const content = { description: 'I bake bread.', topics: 'sourdough, rye bread' }
  await request.put('/api/profile/content', { headers, data: content })
  const ideas = await request.post('/api/ideas', { headers, data: {} })
  if (!ideas.ok()) throw new Error(`/api/ideas returned ${ideas.status()}`)
}

function sizeOf(what: string, { paths, inline }: Loaded, limit: number): Figure {
  const files = [...paths]
    .filter((path) => !isTracker(path) && !path.includes('/month-calendar-'))
    .map((path) => brotliCompressSync(readFileSync(join('build', 'client', path))).length)
  const bytes = files.reduce((sum, size) => sum + size, brotliCompressSync(inline).length)
  return atMost(`${what} (${files.length} files)`, bytes / 1000, limit, (value) => `${value.toFixed(1)} kB`)
}

function trackerSize(loaded: ReadonlySet<string>): number {
  const path = [...loaded].find(isTracker)
  if (path === undefined) throw new Error('The home page did not load the tracker')
  return gzipSync(readFileSync(join('build', 'client', path)), { level: 9 }).length / 1000
}

const isTracker = (path: string) => path.includes('/tracker-')
