import { SourceMap } from 'node:module'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { thinMappings } from './thin-mappings.ts'

test('a thin source map has a fraction of the mappings and the same lines', async () => {
  const bundle = await rolldown({ input: import.meta.filename, external: /^[^./]/ })
  const { output } = await bundle.generate({ sourcemap: true })
  await bundle.close()
  const [{ code, map }] = output
  const payload = { ...map!, file: 'bundle.js', sourceRoot: '' }
  const mappings = thinMappings(payload.mappings)
  expect(mappings.length).toBeLessThan(payload.mappings.length / 2)
  const [whole, thinned] = [new SourceMap(payload), new SourceMap({ ...payload, mappings })]
  const lineAt = (from: SourceMap, line: number, column: number) => {
    const entry = from.findEntry(line, column)
    return 'originalSource' in entry ? `${entry.originalSource}:${entry.originalLine}` : undefined
  }
  const places = code
    .split('\n')
    .flatMap((text, line) => Array.from(text, (_, column) => [line, column] as const))
  for (const [line, column] of places)
    expect([line, column, lineAt(thinned, line, column)]).toEqual([line, column, lineAt(whole, line, column)])
})
