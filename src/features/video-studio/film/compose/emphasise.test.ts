import { expect, test } from 'vitest'
import { splitWords } from '../split-words.ts'
import { emphasise } from './emphasise.ts'

const strongOf = (text: string) =>
  emphasise(splitWords(text))
    .filter(({ isStrong }) => isStrong)
    .map((word) => word.text)
    .join(' ')

test.each([
  ['A full hive weighs 25 kg.', '25 kg.'],
  ['The rumour came from English cartoons.', 'cartoons.'],
  ['Napoleon was not short.', 'not short.'],
  ['Then let the kick come back alone.', 'alone.'],
  ['before you can see it.', 'see'],
  ['It opens in nine seconds.', 'nine seconds.'],
  ['The query read nine million rows.', 'nine million'],
  ['He could not swim at eight.', 'eight.'],
  ['man im Durchschnitt zurück.', 'Durchschnitt'],
  ['Zünden Sie von oben an.', 'oben'],
  ['50 Prozent Wasser.', '50 Prozent'],
  ['and still send the wrong one.', 'wrong'],
  ['It is sore at first.', ''],
  ['الضيف غير مرحب به.', ''],
  ['The ticket is in a frame now,', ''],
  ['un dimanche matin,', ''],
  ['Wenn ich unsicher bin,', ''],
  ['Two years ago the bank said no.', 'no.'],
  ['a button that has not worked', ''],
  ['wide enough and open long enough', ''],
  ['Nobody is tough at 4 a.m.,', '4 a.m.,'],
  ['about my cat until it was over.', ''],
  ['Then a kid walks up and says,', ''],
  ['Last week she left.', 'left.'],
  ['Two hundred and thirty strings of this piano are asleep.', 'Two hundred and thirty'],
  ['Seven, eight, nine.', 'nine.'],
  ['hold KEY TRANSPOSE now', 'KEY TRANSPOSE'],
  ['Aren’t moths just brown?', 'brown?'],
  ['It is the weak one.', 'weak'],
  ['Day five: fizz.', 'fizz.'],
  ['It was not switched off, just unplugged', ''],
  ['We left it on, not switched off.', 'not switched off.'],
  ['Author: me.', ''],
  ['It worked three weeks ago.', 'three weeks'],
  ['I finished in 27 hours 48.', '27 hours 48.'],
  ['you are locked out.', 'locked out.'],
  ['then a bloke turns up,', ''],
  ['Une petite Inès à 4 h 31 :', '4\u00a0h\u00a031\u00a0:'],
  ['jamais plus de trente secondes.', 'trente secondes.'],
  ['Two evenings, one podcast about a cult.', 'cult.'],
  ['Everybody’s pressure drops, including mine.', ''],
  ['I don’t score much.', ''],
  ['aber kratz auf keinen Fall.', 'keinen'],
  ['Hundred and sixty-two.', 'Hundred and sixty-two.'],
  ['A hundred and sixty-two of them were empty.', 'hundred and sixty-two'],
  ['In Hallstatt there are four thousand visitors a day.', 'four thousand'],
  ['Five mil.', 'Five mil.'],
  ['Take two eggs.', 'two eggs.'],
  ['two of them', ''],
  ['Three things:', 'Three things:'],
  ['She paid a dollar ninety.', 'a dollar ninety.'],
  ['I will tell ya.', ''],
  ['it takes anywhere from 12 to 16 hours', '12 to 16 hours'],
  ['My pulse dropped from 78 to 63.', '78 to 63.'],
  ['This is loaf number 30.', 'number 30.'],
  ['Fui farero treinta y un años.', 'treinta y un'],
  ['et environ quatre cents litres', 'quatre cents'],
  ['At day 9 it moves', ''],
  ['A lad in Year 4 told me', ''],
  ['At 3:15 am it moves', '3:15 am'],
])('%s stresses %s', (text, strong) => {
  expect(strongOf(text)).toBe(strong)
})
