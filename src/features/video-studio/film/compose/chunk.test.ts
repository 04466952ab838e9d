import { expect, test } from 'vitest'
import { splitWords } from '../split-words.ts'
import { chunk } from './chunk.ts'

const cut = (text: string, scale = 1) =>
  chunk(splitWords(text), scale)
    .map((part) => part.map((word) => word.text).join(' '))
    .join(' | ')
    .replaceAll('\u00a0', ' ')

test('two short words alone are no scene inside a sentence', () => {
  const chunks = chunk(splitWords('Keep it between 30 and 60 percent, at room temperature.'))
  expect(chunks[0]!.length).toBeGreaterThan(2)
})

test.each([
  'Ostréicultrice à Bouzigues, je vends au mas | et tout le monde me dit « j’adore mais je sais pas les ouvrir ».',
  'I prep around 40 hours for a 90 minute set | and swap with my partner every 15 to 20 minutes because your brain melts.',
  'Sprung vom Beckenrand und 25 m schwimmen, | einen Gegenstand aus schultertiefem Wasser hochholen und die Baderegeln kennen.',
])('a sentence is not cut inside a quotation or before what is measured: %s', (expected) => {
  expect(cut(expected.replaceAll('| ', ''))).toBe(expected)
})

test.each([
  'Fred Lorz got tired after nine miles, | so his trainer drove him for the next eleven.',
  'Take forty photos on the day you move in | and email them to yourself, | so the date can be proved.',
  'I couldn’t see the puddle.',
  'you cut the worms in half | and wake up ten thousand weed seeds.',
  'People who do this fall asleep nine minutes faster | than people who count sheep.',
  'Drei Wochen nach meinem Umzug nach Norwegen | saß ich weinend im Supermarkt.',
  'Prends-le dans la main et sens le côté | où il y a une petite fissure.',
  'Im September | machst du es mit heißem Wasser sauber, aber ohne Seife.',
  'The last loop hides behind the needle.',
  'Practise in the hallway, then on the street, | then at the edge of the park with a long lead.',
  'Bei 28 Grad arbeiten vor allem die Hefen, | und der Teig geht schnell auf, | schmeckt aber nach nichts.',
  'Für jeden Tag zu Hause | darfst du sechs Euro ansetzen, | höchstens an 210 Tagen im Jahr.',
])('where scenes are small, a sentence is cut between clauses, not inside a phrase: %s', (expected) => {
  expect(cut(expected.replaceAll('| ', ''), 0.6)).toBe(expected)
})

test.each([
  'Your piano didn’t go out of tune because you played it too much.',
  'Chefs pay me 95 cents for a pretty one and 40 for a banana.',
  'My physio says that’s the weirdest injury form she’s ever filled in.',
  'La gente cree que traduzco la letra y ya está; | no, también traduzco el bajo, el grito, el silencio antes del estribillo.',
  'Also one prosthetic foot, a full set of dentures, | a wedding ring (we mailed it back, they were already divorced), and hats, hats, hats.',
  'It’s a sheet of paper, and when you fold it forty-two times, | it would reach from your kitchen table to the moon.',
  'Elfriede von Maltzahn hieß sie, | und der Hofkorbmacher Bartelmann aus Rostock baute ihr einen Stuhl gegen den Wind.',
])('only a long sentence is cut: %s', (expected) => {
  expect(cut(expected.replaceAll('| ', ''))).toBe(expected)
})

test('a semicolon parts things with numbers of their own', () => {
  const parted = 'La 5, c’est 30 à 45 grammes, l’apéro; | la 3, 66 à 85 grammes, la classique.'
  expect(cut(parted.replace('| ', ''))).toBe(parted)
})

test('a label stays with what it announces', () => {
  const text =
    'Erstens: Etikett ab, zweitens: Dose zerdrückt, drittens: falscher Markt, denn hier gibt es das nicht.'
  expect(cut(text)).not.toContain('drittens: |')
  expect(
    cut('Loughborough, July 1963: eight people, 17 hours 58 minutes, no breaks at all, nothing written.'),
  ).toMatch(/^Loughborough, July 1963: \|/)
})
