import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { chromium, type Page } from '@playwright/test'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import { admin, teamPasswords } from '../e2e/support/team.ts'
import { fillDemo } from '../src/app/server/demo.ts'
import { startServices } from '../src/app/server/start-services.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { findBrowser } from './find-browser.mjs'

// `npm run pictures` regenerates the screenshots of the README and of the home page from the built server with
// demo data.

const folder = join(import.meta.dirname, '..', 'docs', 'images')
const dataDir = await mkdtemp(join(tmpdir(), 'crovest-pictures-'))
const settings = { ...teamPasswords, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }

const films = [
  {
    prompt: 'Night train to Lisbon. Neon stations, quiet compartments, a sea at sunrise.',
    style: 'neon',
    shape: '16:9',
  },
  {
    prompt: 'Your bread is flat because of one number. The dough needs 26 degrees.',
    style: 'paper',
    shape: '1:1',
  },
  {
    prompt: 'Your bees are freezing. At 19 degrees the cluster breaks apart.',
    style: 'sunset',
    shape: '16:9',
  },
]

const creator = await fill()
const server = await startBuiltServer('pglite', settings)
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  await takePictures()
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function fill() {
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

async function takePictures() {
  const visitor = await open()
  await take(visitor, '/', 'home')

  const maker = await open(creator)
  await take(maker, '/ai-tools/script-generator', 'script-studio', (page) =>
    page.getByRole('button', { name: /^Generate (New )?Script/ }),
  )
  await makeVideos(maker)
  await take(maker, '/ai-tools/video-generator', 'video-studio', (page) => page.getByText('Completed'))
  await takeForSite(maker, '/ai-tools/script-generator', 'script-studio', 'Your ideas')
  await takeForSite(maker, '/ai-tools/script-generator/calendar', 'calendar', 'Calendar')

  const team = await open(admin)
  await take(team, '/admin?tab=analytics&window=30d', 'analytics', (page) =>
    page.getByRole('heading', { name: 'Conversion funnel' }),
  )
  await take(team, '/admin?tab=forms&list=contact', 'inbox', (page) =>
    page.getByRole('button', { name: 'Mark as Read' }),
  )
}

async function open(person?: { email: string; password: string }) {
  const viewport = { width: 1280, height: 860 }
  const page = await (
    await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce' })
  ).newPage()
  if (person) await post(page, '/api/auth/sign-in/email', person)
  return page
}

async function take(
  page: Page,
  path: string,
  name: string,
  awaited?: (page: Page) => ReturnType<Page['getByText']>,
) {
  await page.goto(path)
  if (awaited) await awaited(page).first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 85 })
  console.log(`docs/images/${name}.jpg`)
}

/** Narrower than a desktop, so that its text is legible where the home page shows it. */
async function takeForSite(page: Page, path: string, name: string, heading: string) {
  await page.setViewportSize({ width: 720, height: 540 })
  await page.goto(path)
  const shown = page.getByRole('heading', { name: heading }).first()
  await shown.waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await shown.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 90))
  const image = await loadImage(await page.screenshot())
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const target = join(import.meta.dirname, '..', 'public', 'pictures', name)
  await writeFile(`${target}.avif`, await canvas.encode('avif', { quality: 55 }))
  await writeFile(`${target}.webp`, await canvas.encode('webp', 75))
  console.log(`public/pictures/${name}.webp`)
}

async function makeVideos(page: Page) {
  for (const [index, film] of films.entries()) {
    await post(page, '/api/video-generator/generate', { ...film, seconds: 5, resolution: '480p' })
    // One after another, because only a few may be in progress.
    await page.goto('/ai-tools/video-generator')
    await page.getByText('Completed').nth(index).waitFor({ timeout: 300_000 })
  }
}

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  if (!response.ok()) throw new Error(`${path} returned ${response.status()}: ${await response.text()}`)
}
