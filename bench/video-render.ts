import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import packageFile from '../package.json' with { type: 'json' }
import { frameSizeOf } from '../src/features/video-studio/contract/choices.ts'
import { groupCaptions } from '../src/features/video-studio/film/captions/group-words.ts'
import { joinParts, type Narration } from '../src/features/video-studio/film/captions/join-lines.ts'
import { composeFilm, spokenLines } from '../src/features/video-studio/film/compose-film.ts'
import {
  frameCountOf,
  styleNames,
  type Film,
  type StyleName,
} from '../src/features/video-studio/film/film.ts'
import { createIconFinder } from '../src/features/video-studio/film/find-icon.ts'
import iconWords from '../src/features/video-studio/film/icon-words.json' with { type: 'json' }
import { createI420Converter } from '../src/features/video-studio/server/engines/embedded/encode/convert-to-i420.ts'
import { openSegment } from '../src/features/video-studio/server/engines/embedded/encode/encode-segment.ts'
import { openStage } from '../src/features/video-studio/server/engines/embedded/open-stage.ts'
import type {
  RenderMessage,
  RenderTask,
} from '../src/features/video-studio/server/engines/embedded/render-messages.ts'
import { speakWithGuide } from '../src/features/video-studio/server/voice/guide-voice.ts'
import { setImmediate as breathe } from 'node:timers/promises'
import { atLeast, atMost, type Figure } from './measure.ts'

const renderer = join(import.meta.dirname, '..', 'build', 'server', 'video-renderer.js')
// The renderer inherits from the server how `npm start` sets memory to be allocated.
const environment = { ...process.env }
for (const [, name = '', value] of packageFile.scripts.start.matchAll(/(MALLOC_\w+)=(\S+)/g))
  environment[name] = value
const prompt = 'A foggy forest at dawn. A fox walks between tall trees and looks for its way home.'
const script = {
  title: 'Why cats hide',
  hook: 'Your cat is not ignoring you.',
  script_parts: [
    'Cats hide pain for 11 days on average. In the wild a weak animal is eaten, so they learned to look well.',
    'Look at the ears first. Flat ears mean pain, not anger. Then look at the water bowl. A cat that drinks twice as much may have a problem with its kidneys.',
    'Weigh her once a month on the kitchen scale. If she loses 10 percent, call the vet the same day.',
    'Watch how she jumps. A cat with sore joints stops at the chair before the table, and she no longer cleans the fur on her back. Give her a box as a step.',
    'And never give her medicine from your own cupboard. One tablet can be too much for a cat.',
    'Save this video, because you will need it at three in the morning.',
  ],
  visual_cues: [],
}

/**
 * 240 frames at 768p by the built renderer, compared with the same encoder on prepared frames; a spoken film of
 * 45 s; the processor time of a frame in each style; and the peak memory of 90 s at 1080p.
 */
export async function measureVideoRender(): Promise<Figure[]> {
  const small = await render(filmOf('768p', 240))
  const encoder = await encodeAlone()
  const spoken = await spokenFilm()
  const voiced = await render(spoken.film, spoken.narration)
  const large = await render(filmOf('1080p', 90 * 24))
  const rate = (value: number) => `${value.toFixed(1)} frames/s`
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const styled: Figure[] = []
  for (const style of styleNames)
    styled.push(atMost(`CPU time per frame at 768p, style ${style}`, await frameCost(style), 61, ms))
  return [
    atLeast(
      `rendering at 768p, against half the rate of the encoder alone (${rate(encoder)})`,
      small.rate,
      encoder * 0.5,
      rate,
    ),
    atLeast('rendering at 768p, against real time', small.rate, 24, rate),
    atLeast(
      `rendering ${Math.round(spoken.film.seconds)} s in portrait with captions, music and guide voice, against real time`,
      voiced.rate,
      24,
      rate,
    ),
    ...styled,
    atMost('memory while rendering 90 s at 1080p', large.peak, 500, (value) => `${Math.round(value)} MiB`),
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

/** Says about 130 words, which take three quarters of a minute. */
async function spokenFilm() {
  const input = {
    ...frameSizeOf('768p', 'portrait'),
    prompt: '',
    script,
    seconds: null,
    fps: 24,
    style: null,
    sound: true,
    handle: '@crovest',
    call: 'Follow for more',
    findIcon,
  }
  const narration = joinParts(await speakWithGuide(spokenLines(input), new AbortController().signal))
  if (!narration) throw new Error('The guide voice said nothing')
  const { lines } = narration
  return { film: composeFilm({ ...input, lineTimes: lines, captions: groupCaptions(lines) }).film, narration }
}

/** Draws, converts and encodes in this process, because its processor time can be read exactly. */
async function frameCost(style: StyleName): Promise<number> {
  const film = { ...filmOf('768p', 240), style }
  const stage = await openStage(film, [])
  const convert = createI420Converter(film.width, film.height)
  const planes = new Uint8Array((film.width * film.height * 3) / 2)
  const segment = await openSegment(film, 120)
  const paint = async (from: number, to: number) => {
    for (let frame = from; frame < to; frame++) {
      segment.add(convert(stage.draw(frame), planes))
      await breathe()
    }
  }
  await paint(0, 12)
  const before = process.cpuUsage()
  await paint(12, 108)
  const { user, system } = process.cpuUsage(before)
  await segment.finish()
  return (user + system) / 1000 / 96
}

async function render(film: Film, narration: Narration | null = null) {
  const folder = await mkdtemp(join(tmpdir(), 'crovest-bench-'))
  const child = fork(renderer, { serialization: 'advanced', execArgv: [], env: environment })
  const started = performance.now()
  let peak = 0
  const watch = setInterval(
    () => void readPeak(child.pid).then((value) => (peak = Math.max(peak, value))),
    100,
  )
  try {
    const path = join(folder, 'film.mp4')
    child.send({ film, photos: [], narration, path, posterPath: `${path}.jpg` } satisfies RenderTask)
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
