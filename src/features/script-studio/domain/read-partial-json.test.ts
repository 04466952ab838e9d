import { expect, test } from 'vitest'
import { readPartialJson, readWholeJson } from './read-partial-json.ts'

const whole = { ideas: [{ title: 'A "b" \\ c', hook_type: 'x' }, { title: 'é👍' }], note: 'n', n: 12 }
const text = JSON.stringify(whole)

test('parses a complete text', () => {
  expect(readPartialJson(text)).toEqual(whole)
  expect(readWholeJson(text)).toEqual(whole)
})

test('shows only complete elements of a list at any moment', () => {
  for (let end = 0; end <= text.length; end++) {
    const seen = (readPartialJson(text.slice(0, end)) as Partial<typeof whole> | undefined)?.ideas ?? []
    expect(whole.ideas.slice(0, seen.length)).toEqual(seen)
  }
})

test('shows an element as soon as it ends', () => {
  const end = text.indexOf('}') + 1
  expect(readPartialJson(text.slice(0, end))).toEqual({ ideas: [whole.ideas[0]] })
  expect(readPartialJson(text.slice(0, end - 1))).toEqual({ ideas: [] })
})

test('hides an incomplete string or number', () => {
  expect(readPartialJson('{"title":"Half a ti')).toEqual({})
  expect(readPartialJson('{"n":1')).toEqual({})
})

test('a list of strings shows each one when it ends', () => {
  expect(readPartialJson('{"lines":["one", "two", "thr')).toEqual({ lines: ['one', 'two'] })
  expect(readPartialJson('{"script":{"lines":["one"],"cues":[')).toEqual({
    script: { lines: ['one'], cues: [] },
  })
})

test('the last value of a duplicate key counts', () => {
  expect(readPartialJson('{"a":1,"a":2,')).toEqual({ a: 2 })
})

test.each(['```json\n{"a":1}\n```', 'Here you are:\n{"a":1}\nEnjoy!', '<think>{"no"}</think> {"a":1}'])(
  'ignores text around the object: %j',
  (reply) => {
    expect(readWholeJson(reply)).toEqual({ a: 1 })
    expect(readPartialJson(reply)).toEqual({ a: 1 })
  },
)

test.each(['', 'no JSON', '{"a":', '{"a" 1}', '```json\n```'])('%j contains no object', (reply) => {
  expect(readWholeJson(reply)).toBeUndefined()
})

test('treats JavaScript property names as plain keys', () => {
  const read = readPartialJson('{"__proto__":{"polluted":true},"a":1}') as Record<string, unknown>
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
