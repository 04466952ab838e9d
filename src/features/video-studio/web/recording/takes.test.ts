import { expect, test } from 'vitest'
import { addTake, chooseTakes, type Takes } from './takes.ts'

const lines = ['Stop.', 'Go.']
const take = () => ({ samples: new Float32Array(1), rate: 24_000 })
const [whole, stop, go] = [take(), take(), take()]
const none: Takes = new Map()
const all = addTake(none, 'Stop.\nGo.', whole)

test('a take of everything is used until every line has its own later take', () => {
  expect(chooseTakes(all, lines)).toEqual([whole])
  const oneLine = addTake(all, 'Stop.', stop)
  expect(chooseTakes(oneLine, lines)).toEqual([whole])
  expect(chooseTakes(addTake(oneLine, 'Go.', go), lines)).toEqual([stop, go])
})

test('a take of everything after single lines is used instead of them', () => {
  const single = addTake(addTake(all, 'Stop.', stop), 'Go.', go)
  const again = take()
  expect(chooseTakes(addTake(single, 'Stop.\nGo.', again), lines)).toEqual([again])
})

test('nothing is used while a line is missing', () => {
  expect(chooseTakes(addTake(none, 'Go.', go), lines)).toEqual([])
})
