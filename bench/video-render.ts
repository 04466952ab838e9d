import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { frameSizeOf } from '../src/features/video-studio/contract/choices.ts'
import { composeFilm } from '../src/features/video-studio/film/compose-film.ts'
import { frameCountOf } from '../src/features/video-studio/film/film.ts'
import { createIconFinder } from '../src/features/video-studio/film/find-icon.ts'
import iconWords from '../src/features/video-studio/film/icon-words.json' with { type: 'json' }
import { createI420Converter } from '../src/features/video-studio/server/engines/embedded/encode/convert-to-i420.ts'
import { openSegment } from '../src/features/video-studio/server/engines/embedded/encode/encode-segment.ts'
import { openStage } from '../src/features/video-studio/server/engines/embedded/open-stage.ts'
import type {
  RenderMessage,
  RenderTask,
} from '../src/features/video-studio/server/engines/embedded/render-messages.ts'
import { atLeast, atMost, type Figure } from './measure.ts'

const renderer = join(import.meta.dirname, '..', 'build', 'server', 'video-renderer.js')
const prompt = 'A foggy forest at dawn. A fox walks between tall trees and looks for its way home.'

/**
 * 240 frames at 768p by the built renderer, compared with the same encoder on prepared frames; and the peak
 * memory of a 1080p render.
 */
export async function measureVideoRender(): Promise<Figure[]> {
  const small = await render(filmOf('768p', 240))
  const encoder = await encodeAlone()
  const large = await render(filmOf('1080p', 480))
  const rate = (value: number) => `${value.toFixed(1)} frames/s`
  return [
    atLeast(
      `rendering at 768p, against 0.5 of the encoder alone (${rate(encoder)})`,
      small.rate,
      encoder * 0.5,
      rate,
    ),
    atLeast('rendering at 768p, against real time', small.rate, 24, rate),
    atMost('memory of a render at 1080p', large.peak, 500, (value) => `${Math.round(value)} MiB`),
  ]
}

const findIcon = createIconFinder(iconWords)

function filmOf(resolution: '768p' | '1080p', frames: number) {
  return composeFilm({
    ...frameSizeOf(resolution, 'landscape'),
    prompt,
    script: null,
    seconds: frames / 24,
    fps: 24,
    style: null,
    handle: '@crovest',
    call: 'Follow for more',
    findIcon,
  }).film
}

async function render(film: ReturnType<typeof filmOf>) {
  const folder = await mkdtemp(join(tmpdir(), 'crovest-bench-'))
  const child = fork(renderer, { serialization: 'advanced', execArgv: [] })
  const started = performance.now()
  let peak = 0
  const watch = setInterval(
    () => void readPeak(child.pid).then((value) => (peak = Math.max(peak, value))),
    100,
  )
  try {
    const path = join(folder, 'film.mp4')
    child.send({ film, photos: [], narration: null, path, posterPath: `${path}.jpg` } satisfies RenderTask)
    for (;;) {
      const [message] = (await once(child, 'message')) as [RenderMessage]
      if (message.kind === 'failed') throw new Error(message.message)
      if (message.kind === 'done') break
    }
    peak = Math.max(peak, await readPeak(child.pid))
    return { rate: frameCountOf(film) / ((performance.now() - started) / 1000), peak }
  } finally {
    clearInterval(watch)
    child.disconnect()
    await rm(folder, { recursive: true, force: true })
  }
}

async function readPeak(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

async function encodeAlone(): Promise<number> {
  const film = filmOf('768p', 240)
  const stage = await openStage(film, [])
  const convert = createI420Converter(film.width, film.height)
  const frames = Array.from({ length: 48 }, (_, frame) =>
    convert(stage.draw(96 + frame), new Uint8Array((film.width * film.height * 3) / 2)),
  )
  const segment = await openSegment(film, frames.length)
  const started = performance.now()
  for (const frame of frames) segment.add(frame)
  await segment.finish()
  return frames.length / ((performance.now() - started) / 1000)
}
