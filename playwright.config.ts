import { defineConfig, devices } from '@playwright/test'
import type { WorkerOptions } from './e2e/support/test.ts'
import { findBrowser } from './scripts/find-browser.mjs'

const executablePath = findBrowser()
// The worker processes load this file too, and need not search again.
if (executablePath) process.env.CHROMIUM_PATH = executablePath

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/prepare-data.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  reporter: 'list',
  // Three even on two cores: with two of them a third of a core has nothing to do, and a fourth showed no gain.
  workers: 3,
  // By journey instead of by file, so that no worker is left alone with a long file at the end. The folder with-own-server
  // comes last by its name: between others, each of its files would make a worker start the shared server again.
  fullyParallel: true,
  // Generous, because three browsers, three servers and a database may share two slow cores; a journey waits for what it sees anyway.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  // A shared build machine may stall for longer than any limit; the report names each journey that was repeated.
  retries: process.env.CI ? 2 : 0,
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    // Moving pictures cost two cores a lot of drawing; what they do is the same without.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // --no-sandbox because tests also run as root; the rest keeps the browser from calling its maker.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // On PostgreSQL the way of a visitor and of a creator, from the registration through all tools, and the mixed load; everything else
  // on the embedded database. EVERY_JOURNEY=1 plays all on both, except that those which only look at pages are played once.
  projects: [
    {
      name: 'pglite',
      use: { database: 'pglite' },
      ...(!process.env.EVERY_JOURNEY && { testIgnore: '**/{forms,creator-journey}.spec.ts' }),
    },
    {
      name: 'postgres',
      use: { database: 'postgres' },
      ...(process.env.EVERY_JOURNEY
        ? { testIgnore: ['**/public-pages.spec.ts', '**/site-frame.spec.ts', '**/sign-in-screens.spec.ts'] }
        : { testMatch: '**/{forms,creator-journey,mixed-load}.spec.ts' }),
    },
  ],
})
