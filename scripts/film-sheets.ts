import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { composeFilm } from '../src/features/video-studio/film/compose-film.ts'
import type { Scene, StyleName } from '../src/features/video-studio/film/film.ts'
import { openFilm } from '../src/features/video-studio/film/draw-frame.ts'
import { loadFilmAssets } from '../src/features/video-studio/server/engines/embedded/assets/film-assets.ts'
import { fixtureFilms, type FixtureFilm } from '../src/testing/fixture-films.ts'

// Contact sheets of films, to be looked at: `npm run film:sheets -- FOLDER [NAME …]` shows the fixture films,
// `npm run film:sheets -- FOLDER --scripts FILE [NAME …]` those of a JSON file with an array of `OwnScript`.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scripts: { type: 'string' } },
})
const [folder = 'build/film-sheets', ...names] = positionals
const columns = 8

/** A prompt, or a script as the studio writes it. */
type OwnScript = {
  name: string
  prompt?: string
  title?: string
  hook?: string
  script_parts?: string[]
  handle?: string
  call?: string
  style?: StyleName | null
}

mkdirSync(folder, { recursive: true })
for (const { name, input, photos } of values.scripts ? readScripts(values.scripts) : fixtureFilms) {
  if (names.length > 0 && !names.includes(name)) continue
  const scale = 1.25
  const size = { width: even(input.width * scale), height: even(input.height * scale) }
  const { film, leftOut } = composeFilm({ ...input, ...size })
  const { assets } = await loadFilmAssets(film, photos)
  const painter = openFilm(film, assets)
  const frame = createCanvas(film.width, film.height)
  const context = frame.getContext('2d')
  // The first frame, every scene early and late, and the last frame.
  const times = [
    0,
    ...film.scenes.flatMap(({ start, end }) => [start + (end - start) * 0.35, end - 0.12]),
    film.seconds,
  ]
  const rows = Math.ceil(times.length / columns)
  const sheet = createCanvas(columns * (film.width + 6), rows * (film.height + 6))
  const paper = sheet.getContext('2d')
  times.forEach((time, index) => {
    painter.draw(context, time)
    paper.drawImage(
      frame,
      (index % columns) * (film.width + 6),
      Math.floor(index / columns) * (film.height + 6),
    )
  })
  writeFileSync(join(folder, `${name}.png`), sheet.toBuffer('image/png'))
  console.log(`${name}: ${film.style}, ${film.seconds.toFixed(1)} s`)
  for (const scene of film.scenes) console.log(`  ${describeScene(scene)}`)
  if (leftOut.length > 0) console.log(`  left out: ${leftOut.join(' ')}`)
}

/** What is said in a scene and how it is shown, with stressed words between stars. */
function describeScene({ kind, start, end, words, picture }: Scene): string {
  const shown = picture === null ? '' : ` (${picture.kind === 'icon' ? picture.name : 'photo'})`
  const text = words.map(
    (word) => `${word.isGlued ? '' : ' '}${word.isStrong ? `*${word.text}*` : word.text}`,
  )
  return `${(end - start).toFixed(1)} s ${kind}${shown}:${text.join('')}`
}

function readScripts(path: string): FixtureFilm[] {
  const scripts = JSON.parse(readFileSync(path, 'utf8')) as OwnScript[]
  const { input } = fixtureFilms[0]!
  return scripts.map(
    ({ name, prompt = '', title = '', hook, script_parts = [], handle = '', call = '', style = null }) => {
      const script = hook === undefined ? null : { title, hook, script_parts, visual_cues: [] }
      return { name, input: { ...input, handle, call, prompt, script, style }, photos: [] }
    },
  )
}

function even(value: number) {
  return Math.round(value / 2) * 2
}
