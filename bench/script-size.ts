import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import settings from '../playwright.config.ts'
import { atMost, type Figure } from './measure.ts'

/** Every script that a browser loads for the home page, inline ones too, before anything is clicked. */
export async function measureScriptSize(): Promise<Figure[]> {
  const server = await startBuiltServer('pglite')
  const browser = await chromium.launch(settings.use?.launchOptions ?? {})
  try {
    const page = await browser.newPage()
    const loaded = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) loaded.add(pathname)
    })
    await page.goto(server.url, { waitUntil: 'networkidle' })
    const inline = await page.locator('script:not([src])').allTextContents()
    // The tracker comes when the page is usable, and has a limit of its own.
    const files = [...loaded]
      .filter((path) => !isTracker(path))
      .map((path) => brotliCompressSync(readFileSync(join('build', 'client', path))).length)
    const bytes = files.reduce((sum, size) => sum + size, brotliCompressSync(inline.join('\n')).length)
    return [
      atMost(
        `script of the home page (${files.length} files)`,
        bytes / 1000,
        110,
        (value) => `${value.toFixed(1)} kB`,
      ),
      atMost(
        'the tracker, its own chunk, gzip',
        trackerSize(loaded),
        1.3,
        (value) => `${value.toFixed(2)} kB`,
      ),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

function trackerSize(loaded: ReadonlySet<string>): number {
  const path = [...loaded].find(isTracker)
  if (path === undefined) throw new Error('The home page did not load the tracker')
  return gzipSync(readFileSync(join('build', 'client', path)), { level: 9 }).length / 1000
}

const isTracker = (path: string) => path.includes('/tracker-')
