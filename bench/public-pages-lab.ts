import { chromium, devices, type Browser } from '@playwright/test'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import settings from '../playwright.config.ts'
import { scoreLabRun, type LabRun } from './lab-score.ts'
import { atLeast, median, type Figure } from './measure.ts'

const paths = ['/', '/about', '/contact', '/waitlist', '/privacy']
const rounds = 5

/** The five public pages as Lighthouse looks at them: a phone with a quarter of this machine's speed on a slow mobile network. */
export async function measurePublicPages(): Promise<Figure[]> {
  const server = await startBuiltServer('pglite')
  const browser = await chromium.launch(settings.use?.launchOptions ?? {})
  try {
    const figures: Figure[] = []
    for (const path of paths) {
      const runs: LabRun[] = []
      for (let round = 0; round < rounds; round++) runs.push(await visit(browser, `${server.url}${path}`))
      const middle = middleOf(runs)
      const told = `first paint ${Math.round(middle.firstPaint)} ms, largest ${Math.round(middle.largestPaint)} ms, blocked ${Math.round(middle.blocked)} ms, shift ${middle.shift.toFixed(3)}`
      figures.push(atLeast(`${path} on a phone (${told})`, scoreLabRun(middle), 100, String))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

const middleOf = (runs: LabRun[]): LabRun => {
  const of = (name: keyof LabRun) => median(runs.map((run) => run[name]))
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    shift: of('shift'),
  }
}

async function visit(browser: Browser, url: string): Promise<LabRun> {
  const context = await browser.newContext(devices['Moto G4'])
  try {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562.5,
      downloadThroughput: (1474.56 * 1024) / 8,
      uploadThroughput: (675 * 1024) / 8,
    })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle' })
    // Quiet means no work either: what wakes up late also blocks.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    return await page.evaluate(() => (window as unknown as { lab: LabRun }).lab)
  } finally {
    await context.close()
  }
}

function watch() {
  const lab = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 }
  Object.assign(window, { lab })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') lab.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => (lab.largestPaint = entry.startTime))
  observe('longtask', (entry) => {
    if (entry.startTime > lab.firstPaint) lab.blocked += entry.duration - 50
  })
  observe('layout-shift', (entry) => (lab.shift += (entry as PerformanceEntry & { value: number }).value))
}
