import { expect, test } from 'vitest'
import { splitWords } from '../split-words.ts'
import { arrangeLines } from './arrange-lines.ts'

function arrange(text: string, strong: string, width = 220) {
  const words = splitWords(text).map((word) => ({ ...word, isStrong: strong.split(' ').includes(word.text) }))
  const widths = words.map((word) => word.text.length * 0.55)
  const box = { x: 0, y: 0, width, height: 300 }
  const set = arrangeLines(words, widths, 0.25, { box, maxLines: 6, largest: 70, isStacked: true })
  const lines = Array.from({ length: set.lines }, (_, at) => set.words.filter(({ line }) => line === at))
  return lines.map((line) => ({
    text: line.map(({ index }) => words[index]!.text).join(' '),
    size: line[0]!.size,
  }))
}

test.each([
  ['Dry it, roughen it,', 'roughen'],
  ['Wenn ich unsicher bin,', 'unsicher'],
])('a short last word has no line of its own: %s', (text, strong) => {
  expect(arrange(text, strong).at(-1)!.text).toContain(' ')
})

test('lines have one size, except that of a strong number', () => {
  const sizesOf = (text: string, strong: string) =>
    new Set(arrange(text, strong).map(({ size }) => size)).size
  expect(sizesOf('Lift it from the back before you feed.', 'feed.')).toBe(1)
  expect(sizesOf('Lift it from the back at twelve.', 'twelve.')).toBe(2)
  expect(sizesOf('It was 1948.', '1948.')).toBe(2)
})

test('strong words that follow each other share a line', () => {
  const lines = arrange('I live on 1,450 euros a month in Berlin.', '1,450 euros').map(({ text }) => text)
  expect(lines.join('|')).toContain('1,450 euros')
})

test.each([
  ['They are six thousand years old.', 'six thousand years', 'six thousand|years'],
  ['A hundred and sixty-two of them', 'hundred and sixty-two', 'hundred|and sixty-two'],
  ['I have fixed lifts for twenty-six years,', 'twenty-six years,', 'twenty-six|years,'],
])('a run of strong words may break before it becomes tiny: %s', (text, strong, broken) => {
  expect(
    arrange(text, strong, 130)
      .map((line) => line.text)
      .join('|'),
  ).toContain(broken)
})

test.each([
  ['Get the 15 to 20 mmHg ones for a normal shift', '15 to 20 mmHg', '15 to 20'],
  ['Rehair it every 6 to 12 months if you play daily', '6 to 12 months', '6 to 12'],
])('a range stays on one line: %s', (text, strong, range) => {
  expect(
    arrange(text, strong, 130)
      .map((line) => line.text)
      .join('|'),
  ).toContain(range)
})

test('amounts behind a comma are not one run', () => {
  const lines = arrange('Spent $73, 14 hours, sold for $420.', '$73, 14 hours, $420.', 130)
  expect(lines.map(({ text }) => text).join('|')).not.toContain('14|hours')
})

test('the lines of one run of strong words have one size', () => {
  const lines = arrange('The trainer who charged me three hundred dollars', 'three hundred dollars', 130)
  const sizes = lines.filter(({ text }) => /hundred|dollars/.test(text)).map(({ size }) => size)
  expect(sizes).toHaveLength(2)
  expect(sizes[0]).toBeCloseTo(sizes[1]!)
})

test('a phrase stays on one line', () => {
  const lines = arrange('Wear something you don’t love, because it stays for days.', '')
  expect(lines.map(({ text }) => text)).toContain('you don’t love,')
})

test.each([
  [
    'Last year forty of us stopped selling at the gate and hired our own truck.',
    'Last year|forty of us|stopped selling|at the gate|and hired|our own truck.',
  ],
  ['So viel bekommt man im Durchschnitt zurück.', 'So viel|bekommt man|im Durchschnitt|zurück.'],
  ['Doors open, curtain rises sharp.', 'Doors open,|curtain|rises sharp.'],
])('rather more lines than small text: %s', (text, lines) => {
  expect(
    arrange(text, '')
      .map((line) => line.text)
      .join('|'),
  ).toBe(lines)
})

test('a short and a long sentence have similar sizes', () => {
  const [short, long] = [
    arrange('Look at this.', ''),
    arrange('I sharpen for restaurants in Sakai, where smiths have made blades for about 600 years.', ''),
  ]
  expect(short[0]!.size / long[0]!.size).toBeLessThan(2)
})

test('lines of a text that runs to the left are further apart', () => {
  const words = splitWords('قهوتك تبرد قبل أن تصل إلى البيت')
  const options = { box: { x: 0, y: 0, width: 120, height: 300 }, maxLines: 4, largest: 30, smallest: 0 }
  const widths = words.map(({ text }) => text.length * 0.5)
  const gapOf = (isRtl: boolean) => {
    const set = arrangeLines(words, widths, 0.25, { ...options, isRtl })
    const second = set.words.find(({ line }) => line === 1)!
    return (second.baseline - set.words[0]!.baseline) / second.size
  }
  expect(gapOf(false)).toBeCloseTo(1.16)
  expect(gapOf(true)).toBeCloseTo(1.42)
})

test('of several numbers none is larger', () => {
  const lines = arrange('Five bells, 120, six bells, 720', '120, 720', 160)
  expect(new Set(lines.map(({ size }) => size)).size).toBe(1)
})

test('a number stands with what it is of', () => {
  const lines = arrange('a 215 average on my Tuesday league, 178 on sport oil.', '215 178', 170)
  expect(lines.map(({ text }) => text).filter((text) => text.includes('league, 178'))).toEqual([])
})
