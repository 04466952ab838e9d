import { expect, test } from 'vitest'
import { breakCost } from './phrases.ts'
import { readsRightToLeft } from './right-to-left.ts'
import { splitWords } from './split-words.ts'

/** The words of a text with '|' where a line may break. */
const breaks = (text: string) => {
  const words = splitWords(text)
  return words
    .map(({ text: word }, at) => (at > 0 && breakCost(words, at) < 1 ? `| ${word}` : word))
    .join(' ')
}

test.each([
  ['Steck den Finger zwei Zentimeter tief', 'Steck | den Finger | zwei Zentimeter tief'],
  ['40 minutes tous les jours', '40 minutes | tous les jours'],
  ['braucht 2 Liter im Monat', 'braucht | 2 Liter | im Monat'],
  ["pas de ton café d'hier", "pas | de ton café | d'hier"],
  ['vingt ou 1 240 euros par an', 'vingt ou | 1\u00a0240 euros | par an'],
  ['Film it at 120 frames per second', 'Film | it | at 120 frames | per second'],
  ['It moves 160 billion tonnes of water', 'It | moves | 160 billion | tonnes | of water'],
  ['Last year forty of us left', 'Last year | forty of us | left'],
  ['Ele custa R$ 9,50 hoje', 'Ele | custa | R$\u00a09,50 | hoje'],
  ['under Code § 1950.5 you get', 'under Code | §\u00a01950.5 you | get'],
  ['They own the old house', 'They | own | the old house'],
  ['What do you throw in?', 'What | do | you | throw in?'],
  ['En 2003 quedaban 1,000 ajolotes', 'En 2003 | quedaban | 1,000 ajolotes'],
  ['Turn it over, then wait', 'Turn | it over, | then | wait'],
])('an article or a number stays with what follows: %s', (text, broken) => {
  expect(breaks(text)).toBe(broken)
})

test('a time and a short compound are one word, a long compound has two parts', () => {
  const textsOf = (text: string) =>
    splitWords(text).map(({ text: word, isGlued }) => (isGlued ? `+${word}` : word))
  expect(textsOf('à 4 h 12, main')).toEqual(['à', '4\u00a0h\u00a012,', 'main'])
  expect(textsOf('Arbeitnehmer-Pauschbetrag von')).toEqual(['Arbeitnehmer-', '+Pauschbetrag', 'von'])
  expect(textsOf('light-hearted jokes')).toEqual(['light-hearted', 'jokes'])
})

test('a place stays with the state or country it is in', () => {
  const costs = (text: string) => {
    const words = splitWords(text)
    return breakCost(words, words.findIndex(({ text: word }) => word.endsWith(',')) + 1)
  }
  expect(costs('I direct a choir in Decatur, Georgia and sing')).toBe(0.9)
  expect(costs('a house near Salt Lake City, Utah and a dog')).toBe(0.9)
  expect(costs('we call her Anna, Walt says')).toBe(0.05)
})

test('a word behind a comma stays with its clause', () => {
  const words = splitWords('Sleep in Alfama, eat where the tram drivers eat')
  expect(breakCost(words, 3)).toBeLessThan(breakCost(words, 4))
})

test('what is counted stays with its number if it can', () => {
  const words = splitWords('earned 225 silver coins a year')
  expect(breakCost(words, 3)).toBeGreaterThan(breakCost(words, 4))
})

test.each([
  ['it is green because you add | chlorine', 'it is green | because you add chlorine'],
  ['a picker fills | a basket', 'a picker | fills a basket'],
  ['the woman got | on at four', 'the woman | got on at four'],
  ['radiation gets | in than out', 'radiation | gets in than out'],
  ['the dog you picked | up may bark', 'the dog you picked up | may bark'],
  ['for the next | time it blinks', 'for the next time | it blinks'],
  ['ten million | rows to read', 'ten million rows | to read'],
  ['courts grant between 10 and | 50 percent', 'courts grant | between 10 and 50 percent'],
  ['a jar can cost | you a colony by May', 'a jar can cost you a colony | by May'],
  ['in ساعتين | وعشر دقائق مرورًا', 'in ساعتين وعشر دقائق | مرورًا'],
  ['you don’t have to read music, | be fit or be strong', 'you get to read music, | be fit or be strong'],
  ['he carries it all | upstairs, outside', 'he carries | it all upstairs, outside'],
  ['he was fifteen when | he began', 'he was fifteen | when he began'],
  ['it is a thin | sheet', 'it | is a thin sheet'],
  ['years ago ice | was rare', 'years ago | ice was rare'],
  ['sold and within | a year', 'sold | and within a year'],
  ['she hides | it in a shoe', 'she hides it | in a shoe'],
  ['they pay | for themselves in May', 'they pay for themselves | in May'],
  ['for 90 dollars costs | 31 more', 'for 90 dollars | costs 31 more'],
  ['sie übt zwischen | zwei Bäumen', 'sie übt | zwischen zwei Bäumen'],
  ['put it inside as well | as outside', 'put it | inside as well as outside'],
  ['in my yard I have | counted them', 'in my yard | I have counted them'],
  ['two serves instead | of nine', 'two serves | instead of nine'],
  ['eine reife | Traube auf dem Tisch', 'eine reife Traube | auf dem Tisch'],
  ['two thousand years salt | was rare', 'two thousand years | salt was rare'],
  ['she comes back because you | are kind', 'she comes back | because you are kind'],
  ['set it to every second | beat and wait', 'set it to every second beat | and wait'],
  ['nine professional | funds did worse', 'nine professional funds | did worse'],
  ['they carry | it across the border', 'they carry it | across the border'],
  ['and look | at the judge', 'over there | and look at the judge'],
  ['der Brief ist fünfzig Jahre | alt und grau', 'der Brief ist fünfzig Jahre alt | und grau ist er'],
  ['it tastes | like a pool', 'it tastes like a pool | because it is'],
  ['more than two hundred | and fifty people', 'more than two hundred people | and fifty dogs'],
  ['every photo you have ever | taken there', 'every photo you have ever taken | is there'],
  ['years later more | than two hundred came', 'years later | more than two hundred came'],
  ['I carry her for four hours | a day here', 'I carry her | for four hours a day here'],
  ['the pipe is one | and a half metres long', 'the pipe | is one and a half metres long'],
  ['the ride took 2 hours | and 12 minutes', 'the ride | took 2 hours and 12 minutes'],
  ['a boy of twelve told | me his name', 'a boy of twelve told me | his name'],
  ['we pulled everything | we could carry', 'we pulled | everything we could carry'],
  ['it is half as big again | as mine is', 'it is half as big again as mine | is'],
  ['nobody was walking | on it again', 'nobody was walking on it | again'],
  ['we were looking | at them all day', 'we were looking at them | all day'],
  ['the dog | that lives here barks', 'the dog that lives here | in winter barks'],
  ['es dauert eine Woche | oder so', 'es dauert | eine Woche oder so'],
  ['it takes a week or | so to heal', 'it takes a week or so | to heal'],
  ['day | 9 update', 'day 9 | update'],
  ['fui farero treinta | y un años', 'fui farero | treinta y un años'],
  ['on your grandmother’s | headstone now', 'on your grandmother’s headstone | now'],
  ['environ une tonne | et demie de sel', 'environ une tonne et demie | de sel'],
  ['le roba el calor a la | que se queda', 'le roba el calor | a la que se queda'],
  ['he ran into Mr. | Alvarez at noon', 'he ran into Mr. Alvarez | at noon'],
  ['if you drive too | fast it beats you', 'if you drive too fast | it beats you'],
  ['columns in Northern | Ireland have six sides', 'columns | in Northern Ireland have six sides'],
  ['a letter dated March 6, | 1938, lay inside', 'a letter dated March 6, 1938, | lay inside'],
  ['sailed from Saint John, | N.B., at noon', 'sailed from Saint John, N.B., | at noon'],
  ['first boil is March | 2, come by', 'first boil is | March 2, come by'],
  ['since 1521 and | still standing', 'since 1521 | and still standing'],
])('%s is a worse break than %s', (worse, better) => {
  const costOf = (text: string) => {
    const at = splitWords(text).findIndex(({ text: word }) => word === '|')
    return breakCost(splitWords(text.replace('| ', '')), at)
  }
  expect(costOf(worse)).toBeGreaterThan(costOf(better))
})

test('a text runs as most of its letters do', () => {
  expect(readsRightToLeft('iPhone أو بدونه، جرب هذا غدا.')).toBe(true)
  expect(readsRightToLeft('תבדוק עוד היום ב-Gmail.')).toBe(true)
  expect(readsRightToLeft('The word שלום means peace.')).toBe(false)
})
