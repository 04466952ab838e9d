import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

const cell = (text: unknown) => csvLine([text]).slice(1, -3)

test.each([
  '=1+1',
  '+1',
  '-1+2',
  '@SUM(A1)',
  '  =1+1',
  '＝1+1',
  '＠SUM(A1)',
  '=cmd|\u0027 /C calc\u0027!A0',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u0027=1+1',
])('escapes cells that would start a formula: %j', (text) => {
  expect(cell(text).startsWith("'")).toBe(true)
  expect(cell(text).slice(1)).toBe(text)
})

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a\t@x', "a\t'@x"],
  ['a\t\t=1+1', "a\t\t'=1+1"],
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1+1', "'\r'=1+1"],
  ['\n=1+1', "'\n'=1+1"],
  ['\tplain', "'\tplain"],
  ['Hello\n=1+1', "Hello\n'=1+1"],
  ['"=1+1', `'""=1+1`],
])('escapes formulas after other separators: %j', (text, expected) => {
  expect(cell(text)).toBe(expected)
})

test('doubles quotes and keeps line breaks inside the cell', () => {
  expect(csvLine(['He said "hi"', 'two\nlines', 3, null, undefined, { a: 1 }])).toBe(
    '"He said ""hi""","two\nlines","3","","","{""a"":1}"\r\n',
  )
})

test('ordinary text with hyphens and email addresses is unchanged', () => {
  const text = 'Mail ada@example.org – we are well-known, 2+2=4'
  expect(cell(text)).toBe(text)
})
