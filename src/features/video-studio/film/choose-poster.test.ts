import { expect, test } from 'vitest'
import { choosePoster } from './choose-poster.ts'
import { composeFilm } from './compose-film.ts'
import { transitionSeconds } from './draw/transition.ts'
import type { Layer } from './canvas.ts'

const input = {
  prompt: 'We waited. Then I moved from Berlin to Tokyo. It was worth it.',
  script: null,
  seconds: 9,
  fps: 24,
  width: 360,
  height: 640,
  style: 'clean',
  handle: '@crovest',
  call: 'Follow',
} as const

/** Measures every character as half an em and draws nothing. */
function createLayer(width: number, height: number): Layer {
  const context = new Proxy<Record<string | symbol, unknown>>(
    {},
    {
      get: (target, name) =>
        target[name] ??
        ((...values: unknown[]) => {
          if (name === 'measureText') return { width: String(values[0]).length * 50 }
          if (name === 'getTransform') return { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
          return { addColorStop: () => undefined }
        }),
    },
  )
  context['globalAlpha'] = 1
  return { canvas: { width, height }, context: context as unknown as Layer['context'] }
}

const assets = { createLayer, fontStack: () => 'sans-serif', icons: {}, photos: [] }

test('the poster is a moment of a scene with a picture, outside every transition', () => {
  const { film } = composeFilm(input)
  const time = choosePoster(film, assets)
  const scene = film.scenes.find(({ start, end }) => start <= time && time < end)
  expect(scene?.kind).toBe('map')
  expect(time - scene!.start).toBeGreaterThan(transitionSeconds)
})

test('a film of one scene has its poster there, not on the end card', () => {
  const { film } = composeFilm({ ...input, prompt: 'We waited for eight long weeks.', seconds: 5 })
  const time = choosePoster(film, assets)
  expect(film.scenes.findLast(({ start }) => start <= time)?.kind).not.toBe('end')
})
