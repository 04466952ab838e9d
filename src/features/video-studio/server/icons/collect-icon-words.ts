import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import nlp from 'compromise'
import type { IconWords } from '../../film/find-icon.ts'
import { arabicAndHebrewWords } from './arabic-and-hebrew-words.ts'
import { europeanWords } from './european-words.ts'
import { everydayWords } from './everyday-words.ts'
import { germanWords } from './german-words.ts'
import { peopleAndPlaces } from './people-and-places.ts'

const require = createRequire(import.meta.url)

const concrete = ['Activities', 'Animals & Nature', 'Food & Drink', 'Objects', 'Travel & Places']

/** The words that show a thing, by icon: what the icon is called and our own lists. */
export function collectIconWords(): IconWords {
  const path = require.resolve('@iconify-json/fluent-emoji-flat/metadata.json')
  const { categories } = JSON.parse(readFileSync(path, 'utf8')) as { categories: Record<string, string[]> }
  const all = new Set(Object.values(categories).flat())
  const existing = (name: string) => {
    if (!all.has(name)) throw new Error(`There is no icon ${name}`)
    return name
  }
  const found = new Map<string, string>()
  for (const name of [...concrete.flatMap((category) => categories[category] ?? []), ...further]) {
    const word = name.replaceAll('-', ' ')
    if (isThing(word)) found.set(word, name)
  }
  for (const { head, words } of [...readTable(peopleAndPlaces), ...readTable(everydayWords)])
    for (const word of words) found.set(word.replaceAll('_', ' '), existing(head))
  for (const { head, words } of [germanWords, europeanWords, arabicAndHebrewWords].flatMap(readTable)) {
    const icon = found.get(head) ?? existing(head)
    for (const word of words) found.set(`~${word.replaceAll('_', ' ')}`, icon)
  }
  const wordsOf = Map.groupBy([...found.keys()].toSorted(), (word) => found.get(word)!)
  const written = (name: string, words: readonly string[]) =>
    words.map((word) => (word === name.replaceAll('-', ' ') ? '=' : word.replaceAll(' ', '_'))).join(' ')
  return Object.fromEntries([...wordsOf].map(([name, words]) => [name, written(name, words)]))
}

const readTable = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', words = ''] = line.split(': ')
      return { head, words: words.split(' ') }
    })

const further = [
  'robot',
  'ghost',
  'skull',
  'alien',
  'brain',
  'eyes',
  'ear',
  'tooth',
  'bone',
  'lungs',
  'baby',
  'red-heart',
  'fire',
]

/** Names of icons that are also other words: 'for the sake of', 'a key question'. */
const ambiguous = new Set(
  'bank bat bird briefs bucket bug clamp cloud coat construction cooking cricket cyclone fly fog key knot ledger lime link locked mate memo mirror moai mouse oden placard ram ribbon ring rock rose sake shield station thread ticket turkey watch window hut joker lotus sparkler fountain comet worm pie custard'.split(
    ' ',
  ),
)

const isThing = (word: string) =>
  /^[a-z]{3,}(?: [a-z]{2,}){0,2}$/.test(word) &&
  !ambiguous.has(word) &&
  (word.includes(' ') || nlp(word).has('#Noun'))
