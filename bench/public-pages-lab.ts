import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, devices, type Browser } from '@playwright/test'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import settings from '../playwright.config.ts'
import { scoreLabRun, type LabRun } from './lab-score.ts'
import { atLeast, median, type Figure } from './measure.ts'

const rounds = 5

// Lighthouse's benchmark index of a good laptop, which it slows down four times to simulate a phone.
const laptopSpeed = 1750
const slowdownOfLaptop = 4

/**
 * The public pages as Lighthouse measures them: a phone on a slow mobile network. A machine slower than
 * a laptop is throttled less.
 */
export async function measurePublicPages(): Promise<Figure[]> {
  const server = await startBuiltServer('pglite', { DATA_DIR: await makeDemoData() })
  const browser = await chromium.launch(settings.use?.launchOptions ?? {})
  try {
    const figures: Figure[] = []
    for (const path of await listPublicPaths(server.url)) {
      const runs: LabRun[] = []
      const slowdowns: number[] = []
      for (let round = 0; round < rounds; round++) {
        const slowdown = await chooseSlowdown(browser)
        slowdowns.push(slowdown)
        runs.push(await visit(browser, `${server.url}${path}`, slowdown))
      }
      const middle = middleOf(runs)
      const summary = `${median(slowdowns).toFixed(1)} times slower, first paint ${Math.round(middle.firstPaint)} ms, largest ${Math.round(middle.largestPaint)} ms, blocked ${Math.round(middle.blocked)} ms, shift ${middle.shift.toFixed(3)}`
      figures.push(atLeast(`lab score of ${path} on a phone (${summary})`, scoreLabRun(middle), 100, String))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** With campaigns to look at. */
async function makeDemoData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crovest-lab-'))
  await promisify(execFile)(process.execPath, ['scripts/demo.ts'], {
    env: { ...process.env, DATA_DIR: folder },
  })
  return folder
}

/** Everything in the sitemap, the campaigns, and one of them. */
async function listPublicPaths(url: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${url}${path}`)).text()
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const campaign = /href="(\/campaigns\/[^"]+)"/.exec(await read('/campaigns'))?.[1]
  if (campaign === undefined) throw new Error('The demo has no campaign')
  return [
    ...new Set([...listed.map(([, address = '']) => new URL(address).pathname), '/campaigns', campaign]),
  ]
}

/** Measured before each visit, because the speed of a shared machine varies. */
async function chooseSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const speed = await page.evaluate(measureSpeed)
  await page.context().close()
  return Math.max(1, slowdownOfLaptop * Math.min(1, speed / laptopSpeed))
}

/** Tenths of rounds per second, half with much garbage and half without: Lighthouse's benchmark index. */
function measureSpeed(): number {
  const countRounds = (work: () => void) => {
    const started = performance.now()
    let rounds = 0
    for (; performance.now() - started < 500; rounds++) work()
    return rounds / ((performance.now() - started) / 1000) / 10
  }
  const [from, to]: [number[], number[]] = [Array.from({ length: 100_000 }, (_, place) => place), []]
  const copying = countRounds(() => {
    for (let place = 0; place < from.length; place++) to[place] = from[place]!
  })
  const growing = countRounds(() => {
    let text = ''
    for (let length = 0; length < 10_000; length++) text += 'a'
    if (text.length === 1) throw new Error('The text did not grow')
  })
  return (copying + growing) / 2
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

async function visit(browser: Browser, url: string, slowdown: number): Promise<LabRun> {
  const context = await browser.newContext(devices['Moto G4'])
  try {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562.5,
      downloadThroughput: (1474.56 * 1024) / 8,
      uploadThroughput: (675 * 1024) / 8,
    })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle' })
    // Idle includes the CPU, because late work also blocks. A slowed-down page without scripts is never called idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
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
