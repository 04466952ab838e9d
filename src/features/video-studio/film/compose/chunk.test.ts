import { expect, test } from 'vitest'
import { splitWords } from '../split-words.ts'
import { chunk } from './chunk.ts'

const cut = (text: string) =>
  chunk(splitWords(text))
    .map((part) => part.map((word) => word.text).join(' '))
    .join(' | ')

test('two short words alone are no scene inside a sentence', () => {
  const chunks = chunk(splitWords('Keep it between 30 and 60 percent, at room temperature.'))
  expect(chunks[0]!.length).toBeGreaterThan(2)
})

test.each([
  'Fred Lorz got tired after nine miles, | so his trainer drove him for the next eleven.',
  'Take forty photos on the day you move in | and email them to yourself, | so the date can be proved.',
  'I couldn’t see the puddle.',
  'you cut the worms in half | and wake up ten thousand weed seeds.',
  'People who do this fall asleep nine minutes faster | than people who count sheep.',
  'und mit dickem, hellem Garn lauter kleine Stiche darüber gesetzt.',
  'Drei Wochen nach meinem Umzug nach Norwegen | saß ich weinend im Supermarkt.',
  'Prends-le dans la main et sens le côté | où il y a une petite fissure.',
  'Im September | machst du es mit heißem Wasser sauber, aber ohne Seife.',
  'The last loop hides behind the needle.',
  'Practise in the hallway, | then on the street, | then at the edge of the park with a long lead.',
  'Bei 28 Grad arbeiten vor allem die Hefen, | und der Teig geht schnell auf, | schmeckt aber nach nichts.',
  'Für jeden Tag zu Hause | darfst du sechs Euro ansetzen, | höchstens an 210 Tagen im Jahr.',
])('a sentence is cut between clauses, not inside a phrase: %s', (expected) => {
  expect(cut(expected.replaceAll('| ', ''))).toBe(expected)
})
