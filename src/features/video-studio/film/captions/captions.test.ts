import { expect, test } from 'vitest'
import { alignPhones, type Phone } from './align-phones.ts'
import { groupCaptions } from './group-words.ts'
import { countSyllables, splitSpoken } from './spoken.ts'
import { writeSrt, writeVtt } from './subtitles.ts'
import { timeWords } from './time-words.ts'

const say = (text: string, start: number, end: number) => timeWords(text, [{ start, end }])

const lines = [
  say('Stop paying $49 a month for tools you never open.', 0.2, 3.4),
  say('Three <b>free</b> ones & a plan, that is all it takes.', 3.9, 7),
  say('你好，世界今天很好', 7.4, 9),
]

test.each([
  ['stop', 1],
  ['paying', 2],
  ['nothing', 2],
  ['table', 2],
  ['makes', 1],
  ['$49', 5],
  ['hm', 1],
  ['你好', 2],
])('%s has %i syllables or so', (word, count) => {
  expect(countSyllables(word)).toBeGreaterThanOrEqual(count)
  expect(countSyllables(word)).toBeLessThanOrEqual(count + 1)
})

test('text without spaces is split into words, and signs alone are not words', () => {
  expect(splitSpoken('Now – go 🔥 home')).toEqual(['Now', 'go', 'home'])
  expect(splitSpoken('你好，世界').join('')).toBe('你好，世界')
  expect(splitSpoken('你好，世界').length).toBeGreaterThan(1)
})

test('captions have at most four words, in order, and never overlap', () => {
  const captions = groupCaptions(lines)
  expect(captions.flatMap(({ words }) => words)).toEqual(lines.flatMap(({ words }) => words))
  captions.forEach(({ start, end, words }, index) => {
    expect(words.length).toBeLessThanOrEqual(4)
    expect(end).toBeGreaterThan(start)
    expect(start).toBeGreaterThanOrEqual(captions[index - 1]?.end ?? 0)
  })
  const single = captions.filter(({ words }) => words.length === 1)
  expect(single.length).toBeLessThanOrEqual(1)
})

test('SRT has numbered cues in order that do not overlap', () => {
  const cues = writeSrt(lines).split('\n\n')
  let last = 0
  cues.forEach((cue, index) => {
    const [number, times = '', text = '', ...rest] = cue.trimEnd().split('\n')
    expect(number).toBe(String(index + 1))
    const [, from = '', to = ''] = /^(\d\d:\d\d:\d\d,\d{3}) --> (\d\d:\d\d:\d\d,\d{3})$/.exec(times) ?? []
    expect(secondsOf(from)).toBeGreaterThanOrEqual(last)
    expect(secondsOf(to)).toBeGreaterThan(secondsOf(from))
    last = secondsOf(to)
    expect(text.length).toBeGreaterThan(0)
    expect(text.length).toBeLessThanOrEqual(42)
    expect(rest).toEqual([])
  })
  expect(cues.map((cue) => cue.split('\n')[2]).join(' ')).toContain(
    'Stop paying $49 a month for tools you never open.',
  )
})

test('WebVTT starts with its signature and escapes what it reads as markup', () => {
  const text = writeVtt(lines)
  expect(text.startsWith('WEBVTT\n\n00:00:00.200 --> 00:00:')).toBe(true)
  expect(text).toContain('&lt;b&gt;free&lt;/b&gt; ones &amp; a plan')
  expect(text).toContain('你好，世界')
  expect(text.trimEnd().split('\n\n').length).toBe(writeSrt(lines).trimEnd().split('\n\n').length + 1)
})

test('times past an hour are written in full', () => {
  expect(writeVtt([say('Late', 3725.5, 3727)])).toContain('01:02:05.500 --> 01:02:07.000')
})

test('a film without words has empty subtitles', () => {
  expect(writeSrt([])).toBe('')
  expect(writeVtt([])).toBe('WEBVTT\n')
})

test('words are timed by the sounds a synthesizer made of them', () => {
  const text = 'Stop paying $49 a month. Three tools replaced my whole stack, and they cost nothing.'
  const { words } = alignPhones(text, readPhones(spoken))
  const startOf = (word: string) => words.find(({ text: found }) => found === word)!.start
  const expected = { paying: 0.646, $49: 1.011, a: 2.332, 'month.': 2.375, Three: 2.832, tools: 3.086 }
  const late = {
    replaced: 3.445,
    my: 3.973,
    whole: 4.137,
    'stack,': 4.343,
    and: 4.817,
    they: 4.949,
    cost: 5.074,
  }
  // A sound that could belong to both words may be given to either.
  const isWrong = ([word, start]: [string, number]) => Math.abs(startOf(word) - start) > 0.13
  expect(Object.entries({ ...expected, ...late }).filter(isWrong)).toEqual([])
  expect(words.at(-1)!.end).toBeCloseTo(5.925, 2)
})

const secondsOf = (clock: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.replace(',', '.').split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

const readPhones = (text: string): Phone[] =>
  text.split(' ').map((pair) => ({ name: pair.split(':')[0]!, end: Number(pair.split(':')[1]) }))

// What flite prints for the sentence.
const spoken =
  'pau:0.166 s:0.280 t:0.346 aa:0.534 p:0.646 p:0.735 ey:0.864 ih:0.886 ng:1.011 f:1.120 ao:1.232 r:1.314 t:1.358 iy:1.503 n:1.579 ay:1.746 n:1.813 d:1.843 aa:1.995 l:2.172 er:2.239 z:2.332 ax:2.375 m:2.456 ah:2.529 n:2.605 th:2.728 pau:2.832 th:2.957 r:2.992 iy:3.086 t:3.180 uw:3.241 l:3.350 z:3.445 r:3.480 iy:3.582 p:3.699 l:3.746 ey:3.875 s:3.950 t:3.973 m:4.037 ay:4.137 hh:4.176 ow:4.237 l:4.343 s:4.461 t:4.557 ae:4.641 k:4.715 pau:4.817 ae:4.878 n:4.929 d:4.949 dh:4.986 ey:5.074 k:5.173 aa:5.335 s:5.406 t:5.452 n:5.509 ah:5.599 th:5.688 ih:5.760 ng:5.925 pau:6.136'
