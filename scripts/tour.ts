import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'
import { admin } from '../e2e/support/team.ts'
import { openDemoSite, post, show } from './pictures/demo-site.ts'

// `npm run tour` makes the film that the README links to: screenshots of the built server with demo data,
// rendered with a guide voice by the video studio itself. Needs ffmpeg.

const run = promisify(execFile)
const target = join(import.meta.dirname, '..', 'docs', 'images', 'tour.mp4')

// Two films after one another, because one is at most 90 s long. Each screenshot is shown in an equal share of
// its film's scenes, so each of these takes five scenes to say.
const forBackers = [
  'This is Crovest, before its launch. Visitors read what it is, and join the waitlist with an email address. Everyone who confirms gets a place in line.',
  'Questions get plain answers. What is a share of revenue? What if the project fails? What does it cost? Each answer names the risk as well.',
  'Friends who join through your link move you up. The team invites people in waves, and sees who came in.',
  'A campaign has a goal and 28 days. Backers see where it stands, what they get, and what can go wrong. At 80 percent of its goal, it is funded. Below that, every backer is refunded.',
  'Then the creator reports revenue every month. Backers get their share. The money trail is public. It shows totals and no names. The books explain every cent.',
]
const forCreatorsAndTeam = [
  'For creators, there is a script studio. The notebook keeps what they know. Stories, numbers, mistakes and opinions, in their own words. Everything else starts here.',
  'Ideas and scripts are written from these notes. Where a fact is missing, the studio asks for it. It never makes one up.',
  'The calendar plans the week. Each entry has a date, a channel and a script.',
  'Every script can become a film, with pictures, captions, music and a voice. This film was made the same way.',
  'The team works in one place. Messages become conversations, with replies, notes and reminders. After a day without a reply, a message is marked.',
  'The site measures itself, without cookies. It shows where people came from, what they read, and where they left. A report can be shared with a link, and that link can be taken back.',
  'Experiments say when they will have an answer, and can be looked at any time. Now it is your turn. Run npm start, and look around.',
]

const site = await openDemoSite({ FUNDING_MODE: 'sandbox' })
try {
  const viewport = { width: 960, height: 540 }
  const visitor = await site.open(undefined, viewport)
  const creator = await site.open(site.creator, viewport)
  const team = await site.open(admin, viewport)
  const films = [
    await makeFilm(creator, forBackers, [
      await take(visitor, '/'),
      await take(visitor, '/faq'),
      await take(team, '/admin?tab=forms&list=waitlist'),
      await take(visitor, '/campaigns/demo-an-album-recorded-in-one-week'),
      await take(visitor, await findFunded(visitor), 'Where the money went'),
    ]),
    await makeFilm(creator, forCreatorsAndTeam, [
      await take(creator, '/ai-tools/script-generator/notebook'),
      await take(creator, '/ai-tools/script-generator', 'Your ideas'),
      await take(creator, '/ai-tools/script-generator/calendar'),
      await take(creator, '/ai-tools/video-generator', 'Your videos'),
      await take(team, '/admin?tab=forms&list=contact'),
      await take(team, '/admin?tab=analytics&window=30d'),
      await take(team, '/admin?tab=experiments'),
    ]),
  ]
  await joinFilms(films)
  console.log('docs/images/tour.mp4')
} finally {
  await site.close()
}

async function findFunded(page: Page) {
  await show(page, '/campaigns')
  return (await page.locator('a[href*=season-one]').first().getAttribute('href')) ?? ''
}

async function take(page: Page, path: string, heading?: string) {
  await show(page, path)
  if (heading !== undefined) {
    const part = page.getByRole('heading', { name: heading }).first()
    await part.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 90))
  }
  return frame(await page.screenshot())
}

/** Puts paper around it, because the film moves and crops its photos. */
async function frame(screenshot: Buffer) {
  const image = await loadImage(screenshot)
  const canvas = createCanvas(image.width * 1.28, image.height * 1.28)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fcf8f1'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, image.width * 0.14, image.height * 0.14)
  return canvas.toBuffer('image/png')
}

type Started = { prediction_id: string }
type Video = { status: string; error?: string | null }

async function makeFilm(page: Page, lines: readonly string[], photos: readonly Buffer[]) {
  const ids: string[] = []
  for (const data of photos) {
    const headers = { 'content-type': 'image/png', 'sec-fetch-site': 'same-origin' }
    const response = await page.request.post('/api/video-generator/photos', { data, headers })
    ids.push(((await response.json()) as { id: string }).id)
  }
  const { prediction_id: id } = (await post(page, '/api/video-generator/generate', {
    prompt: 'A tour of Crovest',
    script: { title: 'A tour of Crovest', script_parts: lines },
    photos: ids,
    voice: 'guide',
    sound: true,
    style: 'paper',
    shape: '16:9',
    resolution: '480p',
    call_to_action: 'npm start',
  })) as Started
  for (;;) {
    const response = await page.request.get(`/api/video-generator/status/${id}`)
    const { status, error } = (await response.json()) as Video
    if (status === 'completed') break
    if (status !== 'processing') throw new Error(`The film is ${status}: ${error}`)
    await pause(1000)
  }
  return (await page.request.get(`/api/video-generator/videos/${id}/video.mp4`)).body()
}

/** One file of a seventh of their size, for the repository. */
async function joinFilms(films: readonly Buffer[]) {
  const folder = await mkdtemp(join(tmpdir(), 'crovest-tour-'))
  const inputs: string[] = []
  for (const [index, film] of films.entries()) {
    const file = join(folder, `${index}.mp4`)
    await writeFile(file, film)
    inputs.push('-i', file)
  }
  const streams = films.map((_, index) => `[${index}:v][${index}:a]`).join('')
  const joined = ['-filter_complex', `${streams}concat=n=${films.length}:v=1:a=1`]
  const picture = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '30']
  const sound = ['-c:a', 'aac', '-b:a', '48k', '-ac', '1']
  const coding = [...picture, ...sound, '-movflags', '+faststart']
  await run('ffmpeg', ['-v', 'error', '-y', ...inputs, ...joined, ...coding, target])
  await rm(folder, { recursive: true })
}
