import { expect, test } from 'vitest'
import { drawFlow } from './draw-flow.ts'

test('a return to the first page appears as a new layer', () => {
  const { nodes, links } = drawFlow(
    [
      { step: 2, from: '/about', to: '/', count: 3 },
      { step: 1, from: '/', to: '/about', count: 5 },
    ],
    10,
  )
  expect(nodes.map(({ name }) => name)).toEqual(['1 /', '2 /about', '3 /'])
  expect(links).toEqual([
    { source: 0, target: 1, value: 5 },
    { source: 1, target: 2, value: 3 },
  ])
})

test('draws only the most frequent moves', () => {
  const moves = [1, 9, 5].map((count) => ({ step: 1, from: '/', to: `/${count}`, count }))
  expect(drawFlow(moves, 2).links.map(({ value }) => value)).toEqual([9, 5])
})
