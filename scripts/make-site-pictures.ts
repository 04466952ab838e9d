import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { composeFilm } from '../src/features/video-studio/film/compose-film.ts'
import { openFilm } from '../src/features/video-studio/film/draw-frame.ts'
import { frameCountOf } from '../src/features/video-studio/film/film.ts'
import { loadFilmAssets } from '../src/features/video-studio/server/engines/embedded/assets/film-assets.ts'

// Run by hand after changing the film renderer: `node scripts/make-site-pictures.ts`. Draws the film of the home
// page's example campaign and its poster. They are committed in public/, because they change rarely.

const { createH264MP4Encoder } = createRequire(import.meta.url)(
  'h264-mp4-encoder',
) as typeof import('h264-mp4-encoder')

const folder = join(import.meta.dirname, '..', 'public', 'pictures')
const size = { width: 288, height: 512 }
// The title is complete by then.
const posterSecond = 0.9

const { film } = composeFilm({
  prompt: 'The last lamp makers. Workshops left: 1998: 31, 2012: 12, 2026: 3. Help us film them.',
  script: null,
  seconds: 8,
  fps: 16,
  ...size,
  style: 'bold',
  handle: '@lampmakers',
  call: 'Back the series',
})
const { assets } = await loadFilmAssets(film, [])
const painter = openFilm(film, assets)
const frame = createCanvas(size.width, size.height)

mkdirSync(folder, { recursive: true })
painter.draw(frame.getContext('2d'), posterSecond)
await save('example-film', frame)
write('example-film.mp4', await encodeFilm())

/** Smaller than what the studio renders: the film is shown at half the size. */
async function encodeFilm(): Promise<Uint8Array> {
  const encoder = await createH264MP4Encoder()
  Object.assign(encoder, { ...size, frameRate: film.fps, speed: 0, quantizationParameter: 33 })
  encoder.groupOfPictures = film.fps * 4
  encoder.initialize()
  const context = frame.getContext('2d')
  for (let at = 0; at < frameCountOf(film); at++) {
    painter.draw(context, at / film.fps)
    encoder.addFrameRgba(context.getImageData(0, 0, size.width, size.height).data)
  }
  encoder.finalize()
  const file = encoder.FS.readFile(encoder.outputFilename)
  encoder.delete()
  return file
}

async function save(name: string, canvas: Canvas) {
  write(`${name}.avif`, await canvas.encode('avif', { quality: 60 }))
  write(`${name}.webp`, await canvas.encode('webp', 82))
}

function write(name: string, content: Uint8Array) {
  writeFileSync(join(folder, name), content)
  console.log(`public/pictures/${name}: ${(content.length / 1000).toFixed(1)} kB`)
}
