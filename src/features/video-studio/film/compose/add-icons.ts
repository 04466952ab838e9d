import type { FilmWord } from '../film.ts'
import type { FindIcon, FoundIcon } from '../find-icon.ts'
import { splitWords } from '../split-words.ts'
import type { PlannedScene } from './planned-scene.ts'

/** How many scenes pass before an icon may come again. */
const rest = 4

/**
 * Shows what the words of a scene name, or nothing: the wrong picture is worse than none. A hook shows what the title
 * names, too.
 */
export function addIcons(
  scenes: readonly PlannedScene[],
  { text, title }: { text: string; title: string },
  findIcon: FindIcon,
): PlannedScene[] {
  const find = (words: readonly FilmWord[]) =>
    rank(
      findIcon(
        words.map((word) => word.text),
        text,
      ),
      words,
    )
  const found = scenes.map(({ words }) => find(words))
  const counts = new Map<string, number>()
  for (const name of found.flatMap((names) => [...new Set(names)]))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  const topics = find(splitWords(title.toLowerCase())).filter((name) => isTelling(name) && !general.has(name))
  const topic = topics.find((name) => counts.has(name)) ?? topics[0]
  const shownAt = new Map<string, number>()
  return scenes.map((scene, index) => {
    if (!takesIcon(scene)) return scene
    const isShown = (name: string) => isTelling(name) || (!faint.has(name) && counts.get(name)! > 1)
    const isRested = (name: string) => !shownAt.has(name) || index - shownAt.get(name)! >= rest
    const things = found[index]!.filter((name) => isShown(name) && isRested(name))
    // What the film is about comes before what the hook compares it with.
    const name = scene.kind === 'title' ? (topic ?? things[0]) : things[0]
    if (name === undefined) return scene
    shownAt.set(name, index)
    return { ...scene, picture: { kind: 'icon', name } }
  })
}

const takesIcon = ({ kind }: PlannedScene) => kind === 'title' || kind === 'words' || kind === 'counter'

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Icons of people, machines, money and paper say less than others. */
const general = setOf(
  'man woman boy girl child old-man old-woman people-hugging person-raising-hand handshake gear briefcase',
)
const amounts = setOf(
  'euro-banknote dollar-banknote coin money-bag money-with-wings envelope e-mail page-facing-up',
)
/** Professions, parts of the body, seasons, and places are shown only if a film often speaks of them. */
const vague = setOf(
  'scientist student teacher farmer cook pilot judge mechanic firefighter police-officer sun snowflake thermometer foot leg ear eye eyes nose mouth tongue flexed-biceps raised-hand lungs seedling droplet motorway house calendar',
)
/** So general that they never say anything. */
const faint = setOf(
  'sunrise cityscape-at-dusk night-with-stars cherry-blossom fallen-leaf spiral-calendar stopwatch',
)

const isTelling = (name: string) => ![amounts, vague, faint].some((group) => group.has(name))

/** What is stressed comes first; of 'night bus' it is the bus. */
function rank(found: readonly FoundIcon[], words: readonly FilmWord[]): string[] {
  const scoreOf = ({ name, at }: FoundIcon) =>
    (words[at]!.isStrong ? 0 : 4) +
    (found.some((other) => other.at === at + 1) ? 2 : 0) +
    (general.has(name) || vague.has(name) ? 5 : amounts.has(name) ? 3 : 0)
  return found.toSorted((a, b) => scoreOf(a) - scoreOf(b)).map(({ name }) => name)
}
