import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Locator, Page } from '@playwright/test'
import { composeFilm } from '../src/features/video-studio/film/compose-film.ts'
import { drawFrame } from '../src/features/video-studio/film/draw-frame.ts'
import { createIconFinder } from '../src/features/video-studio/film/find-icon.ts'
import iconWords from '../src/features/video-studio/film/icon-words.json' with { type: 'json' }
import { loadFilmAssets } from '../src/features/video-studio/server/engines/embedded/assets/film-assets.ts'
import { readVideo } from '../src/testing/read-video.ts'
import { expectNoViolations } from './support/axe.ts'
import type { BuiltServer } from './support/built-server.ts'
import { addScript, newCreator } from './support/prepared-creator.ts'
import { expect, test } from './support/test.ts'

const prompt = 'We waited for eight long weeks. Nothing happened at all. Then it worked.'

async function openForm(page: Page, server: BuiltServer) {
  await newCreator(page, server)
  await page.goto('/ai-tools/video-generator')
  await page.getByRole('button', { name: 'Generate Your First Video' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('textarea[name=prompt]').fill(prompt)
  await dialog.getByText('Reels, TikTok, Shorts').click()
  await dialog.getByText('Clean', { exact: true }).click()
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('canvas')).toHaveAttribute('height', '640')
  return { dialog, preview }
}

/** The brightness of a picture in 9 × 16 fields, from 0 to 255. */
function summarize(
  image: Parameters<ReturnType<ReturnType<typeof createCanvas>['getContext']>['drawImage']>[0],
) {
  const small = createCanvas(9, 16)
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, 9, 16)
  const { data } = context.getImageData(0, 0, 9, 16)
  return Array.from({ length: 9 * 16 }, (_, field) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(field * 4, field * 4 + 3)
    return red * 0.3 + green * 0.59 + blue * 0.11
  })
}

async function shownPicture(preview: Locator) {
  const url = await preview.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  return summarize(await loadImage(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')))
}

const difference = (one: number[], other: number[]) =>
  one.reduce((sum, value, field) => sum + Math.abs(value - other[field]!), 0) / one.length

const withPictures =
  'My bread was flat for weeks. Then I moved from Berlin to Tokyo. I bought a laptop. Now the bread rises every day.'

/** A photo in which one corner stands out. */
function paintPhoto(color = '#7a8f6a'): Buffer {
  const canvas = createCanvas(640, 480)
  const context = canvas.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, 640, 480)
  context.fillStyle = '#f4c26b'
  context.fillRect(420, 60, 160, 160)
  return canvas.toBuffer('image/png')
}

test('the preview draws the frames that the renderer draws, with a photo, a map and an icon', async ({
  page,
  server,
}) => {
  const { dialog, preview } = await openForm(page, server)
  await dialog.locator('input[name=seconds]').fill('8')
  const findIcon = createIconFinder(iconWords)
  const common = { script: null, handle: '', call: '', fps: 24, width: 360, height: 640, findIcon } as const
  const canvas = createCanvas(360, 640)

  async function expectSameFrames(input: { prompt: string; seconds: number; photos: readonly Buffer[] }) {
    const { photos, ...text } = input
    const { film } = composeFilm({ ...common, ...text, style: 'clean', photos: photos.length })
    const { assets } = await loadFilmAssets(film, photos)
    for (const { start, end } of film.scenes) {
      const time = Math.round((start + (end - start) * 0.6) * 10) / 10
      drawFrame(canvas.getContext('2d'), film, assets, time)
      const rendered = summarize(canvas)
      // Fields of 40 pixels average out how the two rasterizers smooth the edges of letters; 5 of 255 is about a
      // sixth of what a missing or moved word changes. The headless shell rounds the width of every letter.
      await expect
        .poll(async () => {
          // Each time, because a new text or photo may still change the film and with it the position.
          await preview.getByRole('slider', { name: 'Position' }).fill(String(time))
          return difference(rendered, await shownPicture(preview))
        })
        .toBeLessThan(5)
    }
    return film.scenes.map(({ kind, picture }) => picture?.kind ?? kind)
  }

  await expectSameFrames({ prompt, seconds: 8, photos: [] })
  const photo = paintPhoto()
  await dialog.locator('input[name=seconds]').fill('10')
  await dialog.locator('textarea[name=prompt]').fill(withPictures)
  await dialog
    .locator('input[name=seed_image]')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
  const shown = await expectSameFrames({ prompt: withPictures, seconds: 10, photos: [photo] })
  expect(shown).toEqual(['photo', 'map', 'icon', 'photo'])
})

test('photos are added, ordered, removed and sent with the video', async ({ page, server }) => {
  const { dialog } = await openForm(page, server)
  const file = dialog.locator('input[name=photos]')
  const photos = ['red', 'green', 'blue'].map((color) => ({
    name: `${color}.png`,
    mimeType: 'image/png',
    buffer: paintPhoto(color),
  }))
  await file.setInputFiles({ ...photos[0]!, buffer: Buffer.from('not a picture') })
  await expect(dialog.getByRole('alert')).toHaveText('Please upload a valid JPG or PNG image file.')
  await file.setInputFiles(photos)
  await expect(dialog.getByRole('img', { name: 'Photo 3' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Move photo 3 earlier' }).click()
  await dialog.getByRole('button', { name: 'Remove photo 1' }).click()
  await expect(dialog.getByRole('list', { name: '2 photos' })).toBeVisible()
  await expectNoViolations(page)
  await dialog.locator('input[name=seconds]').fill('1')
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  await expect(dialog).toBeHidden()

  const read = async (path: string) => (await page.request.get(`/api/video-generator/${path}`)).json()
  const { items: stored } = (await read('photos')) as { items: { id: string }[] }
  const { items: videos } = (await read('videos')) as { items: { settings: object }[] }
  // They were uploaded in the order of the form: blue, then green.
  expect(videos[0]!.settings).toMatchObject({ photos: stored.map(({ id }) => id) })
  const first = await loadImage(await (await page.request.get(photoOf(stored[0]!.id))).body())
  const canvas = createCanvas(1, 1)
  canvas.getContext('2d').drawImage(first, 0, 0)
  expect([...canvas.getContext('2d').getImageData(0, 0, 1, 1).data]).toEqual([0, 0, 255, 255])
})

const photoOf = (id: string) => `/api/video-generator/photos/${id}/image`

test('the preview of a script follows a line while it is typed', async ({ page, server }) => {
  await newCreator(page, server)
  await page.goto(`/ai-tools/script-generator/script?id=${await addScript(page, 0)}`)
  await page.getByRole('button', { name: 'Show as video' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  const position = preview.getByRole('slider', { name: 'Position' })
  await expect(position).toHaveValue('1')
  const script = page.getByRole('region', { name: 'Script', exact: true })
  await script.getByRole('listitem').nth(1).getByRole('button').first().click()
  const before = await shownPicture(preview)
  await page.getByLabel('script part 2', { exact: true }).fill('It cost me 400 dollars.')
  // It goes to the scene of this line, which isn't saved yet.
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(1)
  expect(difference(before, await shownPicture(preview))).toBeGreaterThan(3)
})

test('the preview plays, scrubs by keyboard and follows the text', async ({ page, server }) => {
  const { dialog, preview } = await openForm(page, server)
  await expectNoViolations(page)
  const position = preview.getByRole('slider', { name: 'Position' })
  await position.fill('0')
  await preview.getByRole('button', { name: 'Play' }).click()
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5)
  await preview.getByRole('button', { name: 'Pause' }).click()
  await expect(preview.getByRole('button', { name: 'Play' })).toBeVisible()
  await position.focus()
  await page.keyboard.press('Home')
  await expect(position).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveValue('0.1')

  const before = await shownPicture(preview)
  await dialog.locator('textarea[name=prompt]').fill(prompt.replace('Then it worked', 'Then everyone came'))
  // It goes to the scene that has changed.
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(3)
  await expect.poll(async () => difference(before, await shownPicture(preview))).toBeGreaterThan(3)
})

test('the browser makes the file itself, and can be stopped', async ({ page, server }) => {
  const { dialog, preview } = await openForm(page, server)
  await dialog.locator('input[name=seconds]').fill('60')
  await preview.getByRole('button', { name: 'Download now' }).click()
  await expect(preview.getByRole('progressbar')).toBeVisible()
  await preview.getByRole('button', { name: 'Cancel' }).click()
  await expect(preview.getByRole('button', { name: 'Download now' })).toBeVisible()

  await dialog.locator('input[name=seconds]').fill('1')
  await dialog.getByText('Advanced', { exact: true }).click()
  await dialog.locator('select[name=resolution]').selectOption('480p')
  const download = page.waitForEvent('download')
  await preview.getByRole('button', { name: 'Download now' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('crovest-video.mp4')
  const video = await readVideo(await readFile(await file.path()))
  expect(video).toMatchObject({ width: 480, height: 854, frames: 24, fps: 24 })
  expect(video.codec).toMatch(/^avc1/)
})
