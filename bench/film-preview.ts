import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import { onboardingAnswers } from '../e2e/support/creators.ts'
import settings from '../playwright.config.ts'
import { atLeast, atMost, type Figure } from './measure.ts'

const prompt =
  'My bread was flat for seven weeks. Then I bought a thermometer. The dough was 19 degrees, not 25. Warm water fixed it. Try it tonight.'

/** The live preview at 360 × 640 in Chromium: its frames per second, and the scripts that it adds to the page. */
export async function measureFilmPreview(): Promise<Figure[]> {
  const server = await startBuiltServer('pglite', { RATE_LIMIT_SCALE: '1000' })
  const browser = await chromium.launch(settings.use?.launchOptions ?? {})
  try {
    const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' })
    // The page loads the dialog when it is idle; here only what the page itself needs comes before the dialog opens.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    const scripts = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.add(pathname)
    })
    await becomeCreator(page)
    await page.goto('/ai-tools/video-generator', { waitUntil: 'networkidle' })
    const dialog = page.getByRole('dialog')
    // With the form around it, whose small films of the styles load the same drawing code.
    scripts.clear()
    await page.getByRole('button', { name: 'Generate Your First Video' }).click()
    await dialog.locator('input[name=seconds]').fill('12')
    await dialog.locator('textarea[name=prompt]').fill(prompt)
    await dialog.getByText('Reels, TikTok, Shorts').click()
    await dialog.locator('canvas[height="640"]').waitFor()
    await page.waitForLoadState('networkidle')
    const bytes = [...scripts]
      .map((path) => brotliCompressSync(readFileSync(join('build', 'client', path))).length)
      .reduce((sum, size) => sum + size, 0)
    await dialog.getByRole('button', { name: 'Play' }).click()
    const rate = await countFrames(page)
    return [
      atLeast('live preview at 360 × 640', rate, 50, (value) => `${value.toFixed(1)} frames/s`),
      atMost('script of the live preview', bytes / 1000, 120, (value) => `${value.toFixed(1)} kB`),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function becomeCreator({ request }: Page) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const data = { email: 'preview@example.org', password: 'a fine long password' }
  await request.post('/api/auth/sign-up/email', { headers, data })
  await request.put('/api/profile', { headers, data: Object.assign({}, ...onboardingAnswers) as object })
  await request.put('/api/profile/content', { headers, data: { description: 'I bake bread.' } })
}

/** Frames that the browser draws in five seconds of playing. */
const countFrames = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        let frames = 0
        const count = () => {
          frames++
          const passed = performance.now() - start
          if (passed > 5000) resolve((frames / passed) * 1000)
          else requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
      }),
  )
