import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'
import { admin } from '../e2e/support/team.ts'
import { openDemoSite, post, show } from './pictures/demo-site.ts'

// `npm run pictures` regenerates the screenshots of the README and of the home page from the built server with
// demo data.

const folder = join(import.meta.dirname, '..', 'docs', 'images')

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

const site = await openDemoSite()
try {
  await takePictures()
} finally {
  await site.close()
}

async function takePictures() {
  const visitor = await site.open()
  await take(visitor, '/', 'home')

  const maker = await site.open(site.creator)
  await take(maker, '/ai-tools/script-generator', 'script-studio', (page) =>
    page.getByRole('button', { name: /^Generate (New )?Script/ }),
  )
  await makeVideos(maker)
  await take(maker, '/ai-tools/video-generator', 'video-studio', (page) => page.getByText('Completed'))
  await takeForSite(maker, '/ai-tools/script-generator', 'script-studio', 'Your ideas')
  await takeForSite(maker, '/ai-tools/script-generator/calendar', 'calendar', 'Calendar')

  const team = await site.open(admin)
  await take(team, '/admin?tab=analytics&window=30d', 'analytics', (page) =>
    page.getByRole('heading', { name: 'Conversion funnel' }),
  )
  await take(team, '/admin?tab=forms&list=contact', 'inbox', (page) =>
    page.getByRole('button', { name: 'Mark as Read' }),
  )
}

async function take(
  page: Page,
  path: string,
  name: string,
  awaited?: (page: Page) => ReturnType<Page['getByText']>,
) {
  await show(page, path, awaited)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 85 })
  console.log(`docs/images/${name}.jpg`)
}

/** Narrower than a desktop, so that its text is legible where the home page shows it. */
async function takeForSite(page: Page, path: string, name: string, heading: string) {
  await page.setViewportSize({ width: 720, height: 540 })
  const shown = page.getByRole('heading', { name: heading }).first()
  await show(page, path, () => shown)
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
