import type { FilmWord } from '../film.ts'
import type { FindIcon, FoundIcon } from '../find-icon.ts'
import { splitWords } from '../split-words.ts'
import type { PlannedScene } from './planned-scene.ts'

/** How many scenes pass before an icon may come again. */
const rest = 4

/**
 * Shows what the words of a scene name. Where scenes would show words alone one after another, an icon may also stand
 * for a word that is no thing. A hook that names nothing shows what the title names.
 */
export function addIcons(
  scenes: readonly PlannedScene[],
  { text, title }: { text: string; title: string },
  findIcon: FindIcon,
): PlannedScene[] {
  const find = (words: readonly FilmWord[]) => {
    const { things, signs } = findIcon(
      words.map((word) => word.text),
      text,
    )
    return { things: rank(things, words), signs: rank(signs, words) }
  }
  const shownAt = new Map<string, number>()
  const named = new Set(scenes.flatMap(({ words }) => find(words).things))
  const topics = find(splitWords(title.toLowerCase())).things.filter(isTelling)
  const topic = topics.find((name) => named.has(name)) ?? topics[0]
  let followsWords = false
  return scenes.map((scene, index) => {
    if (!takesIcon(scene)) {
      followsWords = false
      return scene
    }
    const found = find(scene.words)
    const things = found.things.filter((name) => !isFaint(name))
    const signs = [...found.things.filter(isFaint), ...found.signs]
    const isNew = (name: string) => !shownAt.has(name)
    const isRested = (name: string) => isNew(name) || (!isOnce(name) && index - shownAt.get(name)! >= rest)
    const isCounter = scene.kind === 'counter'
    // What the film is about comes before what the hook compares it with.
    const thing = scene.kind === 'title' ? (topic ?? things[0]) : things.find(isRested)
    const name = thing ?? (followsWords && !isCounter ? signs.find(isNew) : undefined)
    followsWords = name === undefined && !isCounter
    if (name === undefined) return scene
    shownAt.set(name, index)
    return { ...scene, picture: { kind: 'icon', name, ...(signs.includes(name) && { isSign: true }) } }
  })
}

const takesIcon = ({ kind }: PlannedScene) => kind === 'title' || kind === 'words' || kind === 'counter'

/** Icons of people and machines say less than others. */
const general = new Set(
  'man woman boy girl child old-man old-woman people-hugging person-raising-hand handshake gear scientist student teacher briefcase farmer cook pilot judge mechanic firefighter police-officer'.split(
    ' ',
  ),
)
/** So do those of money and paper, and those of seasons and times of day even less, unless a film often speaks of them. */
const amounts = new Set(
  'euro-banknote dollar-banknote coin money-bag money-with-wings envelope e-mail page-facing-up'.split(' '),
)
const times = new Set(
  'sunrise cityscape-at-dusk night-with-stars sun snowflake cherry-blossom fallen-leaf thermometer'.split(
    ' ',
  ),
)

/** Parts of the body, seasons and times of day stand for no more than signs do. */
const limbs = new Set('foot leg ear eye eyes nose mouth tongue flexed-biceps raised-hand lungs'.split(' '))
const isOnce = (name: string) => limbs.has(name) || times.has(name)
const isFaint = (name: string) => isOnce(name) && !/^(?:sun|snowflake|thermometer)$/.test(name)

const isTelling = (name: string) => ![general, amounts, times, limbs].some((group) => group.has(name))

/** What is stressed comes first; of 'night bus' it is the bus. */
function rank(found: readonly FoundIcon[], words: readonly FilmWord[]): string[] {
  const scoreOf = ({ name, at }: FoundIcon) =>
    (words[at]!.isStrong ? 0 : 4) +
    (found.some((other) => other.at === at + 1) ? 2 : 0) +
    (general.has(name) || times.has(name) ? 5 : amounts.has(name) ? 3 : 0)
  return found.toSorted((a, b) => scoreOf(a) - scoreOf(b)).map(({ name }) => name)
}
