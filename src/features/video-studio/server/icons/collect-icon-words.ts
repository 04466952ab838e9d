import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import nlp from 'compromise'
import { everydayWords } from './everyday-words.ts'
import { otherLanguages } from './other-languages.ts'
import { readIcon } from './read-icon.ts'

const require = createRequire(import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const concrete = ['Activities', 'Animals & Nature', 'Food & Drink', 'Objects', 'Travel & Places']

/**
 * Each word that shows a thing, with the name of its icon. A word that is the icon's name comes before a
 * word at its end ('red apple'), and both before a keyword. Words of other languages begin with '~'.
 */
export function collectIconWords(): Record<string, string> {
  const { categories } = read(require.resolve('@iconify-json/fluent-emoji-flat/metadata.json')) as {
    categories: Record<string, string[]>
  }
  const characters = read(require.resolve('@iconify-json/fluent-emoji-flat/chars.json')) as Record<
    string,
    string
  >
  const keywords = read(require.resolve('emojilib/dist/emoji-en-US.json')) as Record<string, string[]>
  const codes = new Map(Object.entries(characters).map(([code, name]) => [name, code]))
  const names = [...concrete.flatMap((category) => categories[category] ?? []), ...further]
  const found = new Map<string, { name: string; rank: number }>()
  const offer = (word: string, name: string, rank: number) => {
    const known = found.get(word)
    if (!isThing(word) || (known && known.rank <= rank)) return
    found.set(word, { name, rank })
  }
  for (const name of names) {
    const parts = name.split('-')
    offer(name.replaceAll('-', ' '), name, 0)
    if (parts.length > 1) offer(parts.at(-1)!, name, parts.length)
    const character = String.fromCodePoint(
      ...(codes.get(name) ?? '')
        .split('-')
        .filter(Boolean)
        .map((code) => parseInt(code, 16)),
    )
    const list = keywords[character] ?? keywords[`${character}\ufe0f`] ?? []
    list.slice(1, 3).forEach((word, at) => offer(word.replaceAll('_', ' '), name, 10 + at))
  }
  for (const { head, words } of readTable(everydayWords))
    for (const word of words) found.set(word, { name: existing(head), rank: 0 })
  for (const { head, words } of readTable(otherLanguages)) {
    const icon = found.get(head) ?? { name: existing(head), rank: 0 }
    for (const word of words) found.set(`~${word}`, icon)
  }
  return Object.fromEntries(
    [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([word, { name }]) => [word, name]),
  )
}

function existing(name: string): string {
  if (readIcon(name) === undefined) throw new Error(`There is no icon ${name}`)
  return name
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
  'hundred-points',
]

/** Words that mean too many things, or an action, to be shown by a thing. */
const vague = new Set(
  'back right left best better good bad new old first last next high low top bottom end start stop open close hold work works working play pay pays paid buy sell sale give take make made look see watch show point love like need want think know feel face hand person people man woman men women boy girl time times day days night year years month thing things way place part set mark sign symbol button cool hot big small large long short front side up down in out on off one two three four five six seven eight nine ten zero number numbers color colour red blue green black white yellow brown orange purple pink gray light dark dead death die kill fail win lost lose weight check draw cut break drop fall jump turn mix mean care fast slow free full empty hard soft strong weak real true false party fun game event history war peace power energy nature world earth country city town street land state area general office business service store post press state crack fix tool pack box case bar line band ring chain link net web cover cap head body neck arm leg foot eye mouth nose skin hair style model fashion beauty pretty cute happy sad angry smile joy luck lucky wish dream hope holiday vacation summer spring fall travel trip tour adventure fly flying go going come drive driving ride walk walking stand sit eat eating drink food meal dinner lunch breakfast cook cooking bake sweet fresh raw dry wet clean dirty safe danger warning caution attention alert important wrong correct yes no ok okay well done present presents honor prize award record score goal target shot shoot shooting fight round match race spot space spin roll stick wave fan current trade fair change mobile record memory page present bow plain jam date plot note notes report file files order second minute hour lazy boring calm weapon heavy magic creature british european italian japanese american chinese french save progress explosion clothing clothes shopping vehicle transportation buildings building tableware household tools equipment material animal animals bird cute zodiac astrology japan decoration electronics device screen information technology internet online communication document documents stationery office flash beach public pool medical health sick disease weather sky water plants flower flowers fruit vegetable meat feeling emotion romance accessory jewelry ball sport sports olympics team exercise fitness hobby concert sound noise volume speaker quiet silent mute instrument entertainment theater hollywood circus art design creative magic wizard witch christmas halloween birthday celebration religion religious god prayer culture tradition famous landmark architecture vintage retro classic antique royal king queen luxury rich expensive cheap cost price value bill cash coins wealth debt bank budget savings account job career boss employee worker staff meeting project plan plans deadline schedule list lists task tasks goal read reading learn learning study student class course lesson exam test science research experiment math lab data result results proof evidence search find zoom key keys hint tip tips help support guide rule rules law justice court crime police prison jail gun knife bomb attack defense shield protect protection cover private secret hidden public open lift pod move kick count calculator memo internet cloud pipe port stream thread shell frame frames branch tag host handle structure streamer smart perfect air cloth mac drunk acting superstition industry accessibility departure glass ring rings flat'.split(
    ' ',
  ),
)

const isThing = (word: string) =>
  /^[a-z]{3,}(?: [a-z]{2,}){0,2}$/.test(word) &&
  !vague.has(word) &&
  (word.includes(' ') || nlp(word).has('#Noun'))
