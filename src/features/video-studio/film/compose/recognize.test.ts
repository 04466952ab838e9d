import { expect, test } from 'vitest'
import { splitWords } from '../split-words.ts'
import { readCounter } from './read-counter.ts'
import { recognizeSentence } from './recognize.ts'

const kindsOf = (text: string) => recognizeSentence(text)?.map(({ content }) => content?.kind)

test.each([
  ['My crack rate fell from 31% to 4%.', ['chart']],
  ['From 2,300 ms to 4 ms.', ['chart']],
  ['Week 1: 46 minutes, week 5: 39 minutes, week 11: 33 minutes.', ['chart']],
  ['It went from 1.2 GB to 84 MB.', ['chart']],
  // Nothing says which of them is more.
  ['It went from 12 cm to 3 days.', undefined],
  ['My script went from 40 minutes to 9 seconds.', ['chart']],
  ['It went from 4.2 seconds to 3 milliseconds.', ['chart']],
  ['It went from 4 kilos to 3 litres.', undefined],
  ['Gas 2,100, oil 2,400, wood 900: that was my winter.', ['chart', undefined]],
  ['Tyres 214, bottles 1,900, bikes 17, one piano.', ['chart']],
  ['2021: 8 tonnes, 2022: 14 tonnes, 2023: 22 tonnes.', ['chart']],
  ['I found 611 bottle caps, 94 lighters and 31 shoes.', ['chart']],
  ['214 tyres, 1,900 bottles and 17 bikes.', ['chart']],
  ['So when you say “keep the change” I hear angels.', ['quote', undefined]],
  ['Semana 4: ya cruzaba el parque entero, despacito y rezando.', undefined],
  ['From Paris → Kleinstadt → Rome in a day.', undefined],
  ['An app works, “I’ll guess in April” doesn’t.', undefined],
  ['Left Wien Hbf at 9, got to Santa Lucia at 8.', undefined],
  ['Then rebuild kit, $64, rubber rings, $22, LEDs, $85, glass, $60.', ['receipt']],
  ['Yellow is size 10, brown is 312, orange is 13, blue is 675.', undefined],
  ['At 12 1/16" you’re past it, and at 12" you’re not.', undefined],
  ['Another one (she said, "Get in the car, Brian").', undefined],
  ['0 wins, 17 losses, back again on Sunday at 10.', undefined],
  ['Le câble date : on le change, toujours, même s’il est bon.', undefined],
  ['We are open from 8 to 10.', undefined],
  ['Dates: April 15, June 15, September 15.', ['checklist']],
  ['April 150, June 170, September 190.', ['chart']],
  ['هل يقول نحو خمسين كلمة ويجمع كلمتين مثل «ماما ماء»؟', [undefined, 'quote']],
  ['Someone let carp go in the seventies “to help us” and they ate all the eggs.', undefined],
  ['We rang four for "is the line clear", two for "train entering section".', undefined],
  ['Question words go at the end, so "what is your name" becomes YOUR NAME WHAT.', undefined],
  ['Every player has got a number, from 1.0 to 4.5.', undefined],
  ['Ads vs. emails: $3,000 against $0.', undefined],
])('%s → %s', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds)
})

test('a chart that says everything needs no heading of its own', () => {
  const content = recognizeSentence('From 2,300 ms to 4 ms.')?.[0]?.content
  expect(content).toMatchObject({
    data: {
      points: [
        { label: 'From', text: '2,300 ms' },
        { label: 'to', text: '4 ms' },
      ],
    },
  })
})

test('units of the same measure are compared by their size', () => {
  const content = recognizeSentence('My script went from 40 minutes to 9 seconds.')?.[0]?.content
  expect(content).toMatchObject({
    data: {
      points: [
        { value: 2400, text: '40 minutes' },
        { value: 9, text: '9 seconds' },
      ],
    },
  })
})

test('a quote has an author only if somebody says it', () => {
  const quoteOf = (text: string) => recognizeSentence(text)?.[0]?.content
  expect(quoteOf('“It is alive,” he said, “and I did not kill it.”')).toEqual({
    kind: 'quote',
    data: { text: '“It is alive, and I did not kill it.”', by: 'he said' },
  })
  expect(quoteOf('My aunt says: “Never again.”')).toMatchObject({ data: { by: 'My aunt says:' } })
  expect(quoteOf("My neighbor's son said, 'Well, that's a lot of soup.'")).toMatchObject({
    data: { text: "'Well, that's a lot of soup.'" },
  })
  expect(quoteOf('Take “Confused cat performs (3)”.')).toBeUndefined()
  expect(quoteOf('Bev didn’t say “you’ve got this”.')).toBeUndefined()
  expect(quoteOf('Never “he says” when you write about the man that you have lived with.')).toBeUndefined()
  expect(quoteOf('My doctor wrote that “rest is over”.')).toMatchObject({
    data: { by: 'My doctor wrote that:' },
  })
  expect(quoteOf('“Big tree” — ma’am, this is Oregon.')).toBeUndefined()
  expect(quoteOf('I read “Office hours: Tue 2–4” and figured that he works then.')).toBeUndefined()
})

test.each([
  'in 1853 they laughed',
  'Jordan wharf, 8 in the morning.',
  'At 3 a.m. you want sugar',
  'on 12 May',
  'um 8 Uhr',
  'I went to room 11 last.',
  'A guy passed me at mile 114.',
  'It is in Salvio, 1634.',
  'a 4.5 is the best class',
  'They give you a 1.0 again',
  '64 singers, one harp, sea songs.',
  'Comté 18 mois et vin jaune',
  '218 alder st',
  'kids under 6 free',
])('%s is read, not counted', (text) => {
  expect(readCounter(splitWords(text))).toBeUndefined()
})

test.each(['It weighs 4.5 kg now', 'a rise of 2.5 %', 'It took 1,240 tries', 'It costs $4.50 here'])(
  '%s is counted',
  (text) => expect(readCounter(splitWords(text))).toBeDefined(),
)

test.each([
  'Your eyebrows are grammar: up for a question, down for who, what and why.',
  'Before: a crack, a dent, a scratch.',
])('%s is no list', (text) => expect(kindsOf(text)).toBeUndefined())

test('a country whose borders are disputed has no map', () => {
  expect(kindsOf('Agrasen ki Baoli in Delhi has 108 steps.')).toBeUndefined()
  expect(kindsOf('This flat in Lisbon has 108 steps.')).toEqual(['map'])
})
