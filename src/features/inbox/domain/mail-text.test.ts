import { expect, test } from 'vitest'
import { htmlToText, splitQuoted, tidyText } from './mail-text.ts'

test.each([
  ['<p>Hello</p><p>World</p>', 'Hello\nWorld'],
  ['a<br>b<BR/>c', 'a\nb\nc'],
  ['<style>p { color: red }</style>Text<script>alert(1)</script>', 'Text'],
  ['<SCRIPT>never closed', ''],
  ['<!-- hidden -->shown', 'shown'],
  ['&lt;b&gt; &amp;amp; &#8364; &#x41; &unknown; &#0;', '<b> &amp; € A &unknown;'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
])('HTML becomes text: %j', (html, text) => {
  expect(tidyText(htmlToText(html), 1000)).toBe(text)
})

test('text is tidied: no NUL, no broken characters, one blank line in a row, and an end', () => {
  expect(tidyText('a\0b\r\n\r\n\r\n\r\nc \n\ud800', 100)).toBe('ab\n\nc\n\ufffd')
  expect(tidyText('x'.repeat(50), 10)).toHaveLength(10)
})

test.each([
  ['<styles>shown<style>hidden</style>', 'shown'],
  ['\u0130\u0130<style>hidden</style>shown', '\u0130\u0130shown'],
  ['<style>a</styles>b</style>c', 'c'],
])('only hidden elements are removed, and each up to its own end: %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test.each([
  '<',
  '<script',
  '<!--',
  '&#',
  '<p ',
  '<style><',
  '<style></style>',
  '<head></title>',
  '<style>',
  '<style></style',
  '</style',
  '<header>',
  '<br',
  '<!-- -->',
  '&amp',
  '<p>\n',
])('long markup takes linear time to read: %j', { timeout: 4000 }, (part) => {
  expect(typeof htmlToText(part.repeat(60_000))).toBe('string')
})

test('long quotes take linear time to find', { timeout: 4000 }, () => {
  for (const line of ['> ', ':', 'x', ''])
    expect(typeof splitQuoted(`x\n${line}\n`.repeat(200_000)).text).toBe('string')
})

test.each([
  ['Thanks!\n\nOn Monday, Ada wrote:\n> Hi\n> there', 'Thanks!'],
  ['Yes.\n-----Original Message-----\nFrom: x', 'Yes.'],
  ['> quoted first\nanswer below', '> quoted first\nanswer below'],
  ['My list:\n- one', 'My list:\n- one'],
])('the new part of a reply is told from what it quotes: %j', (text, fresh) => {
  expect(splitQuoted(text).text).toBe(fresh)
})
