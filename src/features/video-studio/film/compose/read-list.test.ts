import { expect, test } from 'vitest'
import { readLabelled, readList } from './read-list.ts'

const listOf = (text: string) => {
  const content = readList(text)
  return content?.kind === 'checklist' ? [content.data.title, ...content.data.items] : undefined
}

test.each([
  [
    'Test three numbers: pH, chlorine and alkalinity.',
    ['Test three numbers:', 'pH', 'chlorine', 'alkalinity'],
  ],
  [
    'Kurz zum Geld: Bierflasche 8 Cent, Bügelflasche 15, Dose und Einweg 25.',
    ['Kurz zum Geld:', 'Bierflasche 8 Cent', 'Bügelflasche 15', 'Dose und Einweg 25'],
  ],
  [
    'You need flour, 2 ripe apples and 3 small pears.',
    ['You need', 'flour', '2 ripe apples', '3 small pears'],
  ],
  ['Three sizes: small, large, mine...', ['Three sizes:', 'small', 'large', 'mine...']],
  ['You need pins, a plate, and longer screws.', ['You need', 'pins', 'a plate', 'longer screws']],
  ['My settings: f/1.8, 1/200 and ISO 3200.', ['My settings:', 'f/1.8', '1/200', 'ISO 3200']],
  ['Then bring a chair, a wall and a timer.', ['Then bring', 'a chair', 'a wall', 'a timer']],
  ['So no visitors, no park and no bath.', ['', 'So no visitors', 'no park', 'no bath']],
  ['Mach drei Dinge: messen, sichern, schreiben.', ['Mach drei Dinge:', 'messen', 'sichern', 'schreiben']],
  [
    'Das half: eine Hebamme, kalte Wickel und eine Freundin, die gekocht hat.',
    ['Das half:', 'eine Hebamme', 'kalte Wickel', 'eine Freundin, die gekocht hat'],
  ],
])('%s is a list', (text, list) => {
  expect(listOf(text)).toEqual(list)
})

test.each([
  'When I block, I stop, I look at one person and I start again.',
  'Your phone, your desk and 30 percent of your internet count.',
  'Turn it on, and wait.',
  'You need two varieties to get fruit, people always plant one and wait nine years.',
  'Bring earplugs, a padlock and slippers.',
  'Pack a small bag with one shirt, chargers and your meds.',
  'Friday: crumb coat, buttercream, chill, 4 hrs.',
  'Check these four: pensions, IRAs, deeds, wills, cars.',
  'I’ve used this on two job offers, one flat, and a man called Stefan.',
  'Build the heap in one day, one metre high and one metre wide.',
  'So you learn: a chick is 35 grams, a cold night costs her 15, and you never guess.',
  'Aber Vorsicht: bis September nur der Formschnitt, und vorher gucken, ob jemand drin wohnt.',
  'Ingredientes: R$ 16,80, ou seja, 56 centavos cada um.',
  'Kosten: Holz, Schrauben, 40 €.',
  'The key was lime: one tonne, 7,000 shillings, spread a month before planting.',
  'London to New York and back: classic satellite, parked in space, roughly 600 milliseconds.',
  'Three, Russell’s viper: fat body, brown ovals down the back, sounds like a pressure cooker.',
  'Step 1: look for brood that’s sunken, dark or greasy, with a little hole in the lid.',
  'High grown, around Kandy: pale gold, a bit of cypress, a bit of citrus.',
  'So prüfst du es: Scheit spalten, Messgerät in die Mitte drücken, denn außen messen gilt nicht!',
  'Eso es verdad a medias: somos cuatro, con una tetera y una radio.',
  'From June: Basel to Malmö, with seats from €39, couchettes from €79, a private cabin at €189.',
  'The fridge uses 180, the router 90 and the rest goes to the oven.',
])('%s is no list', (text) => {
  expect(listOf(text)).toBeUndefined()
})

test('of what is announced nothing is parted, nor more than was said', () => {
  expect(listOf('Check these three: pensions, IRAs, and any account marked POD or TOD.')).toEqual([
    'Check these three:',
    'pensions',
    'IRAs',
    'any account marked POD or TOD',
  ])
})

test('three short sentences that each begin with a label are a list', () => {
  const lines = ['Week one: bubbles.', 'Week four: three metres.', 'Week nine: a badge.', 'Patience wins.']
  const group = readLabelled(lines.map((text) => ({ text, form: 'sentence' as const })))
  expect(group).toMatchObject({ count: 3, content: { data: { items: lines.slice(0, 3).map(withoutDot) } } })
  expect(readLabelled([{ text: 'One: two.', form: 'sentence' }])).toBeUndefined()
})

test('the end of a series is no list of its own', () => {
  const lines = ['Tre: fuoco basso.', 'Quattro: via dal fuoco.', 'Cinque: una mescolata.']
  expect(readLabelled(lines.map((text) => ({ text, form: 'sentence' as const })))).toBeUndefined()
})

const withoutDot = (text: string) => text.slice(0, -1)
