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

test('long markup takes linear time to read', () => {
  for (const html of ['<', '<script', '<!--', '&#', '<p ', '<style><'])
    expect(typeof htmlToText(html.repeat(100_000))).toBe('string')
})

test.each([
  ['Thanks!\n\nOn Monday, Ada wrote:\n> Hi\n> there', 'Thanks!'],
  ['Yes.\n-----Original Message-----\nFrom: x', 'Yes.'],
  ['> quoted first\nanswer below', '> quoted first\nanswer below'],
  ['My list:\n- one', 'My list:\n- one'],
])('the new part of a reply is told from what it quotes: %j', (text, fresh) => {
  expect(splitQuoted(text).text).toBe(fresh)
})
