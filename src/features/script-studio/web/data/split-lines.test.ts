import { expect, test } from 'vitest'
import { splitLines } from './split-lines.ts'

async function* inPieces(...pieces: string[]) {
  for (const piece of pieces) yield await Promise.resolve(piece)
}

async function collect(lines: AsyncIterable<string>) {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

test('emits a line once, when all of its pieces have arrived', async () => {
  const lines = await collect(splitLines(inPieces('{"a"', ':1}\n{"b":', '2}\n')))
  expect(lines).toEqual(['{"a":1}', '{"b":2}'])
})

test('skips empty lines, and the last line needs no line break', async () => {
  expect(await collect(splitLines(inPieces('\n', 'a\n\nb')))).toEqual(['a', 'b'])
})
