import { expect, test } from 'vitest'
import { wrapCode } from './wrap-code.ts'

const wrap = (line: string, width: number) => wrapCode(line, (part) => part.length <= width)

test('a line that fits stays whole', () => {
  expect(wrap('$ kubectl top pod', 20)).toEqual(['$ kubectl top pod'])
})

test('a long line breaks at spaces, and a long name behind a sign', () => {
  expect(wrap('$ CREATE INDEX orders_customer_id ON orders;', 18)).toEqual([
    '$ CREATE INDEX',
    '  orders_customer_',
    '  id ON orders;',
  ])
})

test('a word without signs is broken where the line is full', () => {
  expect(wrap('abcdefghijkl', 6)).toEqual(['abcdef', '  ghij', '  kl'])
})
