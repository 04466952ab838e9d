import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { composeFilm } from '../src/features/video-studio/film/compose-film.ts'
import { openFilm } from '../src/features/video-studio/film/draw-frame.ts'
import { loadFilmAssets } from '../src/features/video-studio/server/engines/embedded/assets/film-assets.ts'
import { fixtureFilms } from '../src/testing/fixture-films.ts'

// Contact sheets of the fixture films, to be looked at: `npm run film:sheets -- FOLDER [NAME …]`.

const [folder = 'build/film-sheets', ...names] = process.argv.slice(2)
const columns = 8

mkdirSync(folder, { recursive: true })
for (const { name, input, photos } of fixtureFilms) {
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
  const kinds = film.scenes.map(({ kind, start, end }) => `${kind} ${(end - start).toFixed(1)}`)
  console.log(
    `${name}: ${film.style}, ${film.seconds.toFixed(1)} s: ${kinds.join(', ')}${leftOut.length > 0 ? `; left out: ${leftOut.join(' ')}` : ''}`,
  )
}

function even(value: number) {
  return Math.round(value / 2) * 2
}
