import type { FilmWord } from '../film.ts'
import iconKinds from '../words/icon-kinds.json' with { type: 'json' }
import type { FindIcon, FoundIcon } from '../find-icon.ts'
import { isEnglish } from '../captions/guess-english.ts'
import { plain } from '../word-kinds.ts'
import { splitWords } from '../split-words.ts'
import type { PlannedScene } from './planned-scene.ts'

/**
 * Shows what the words of a scene name, or nothing: the wrong picture is worse than none. A hook shows what the title
 * names, if the film says it, too.
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
  const [first] = scenes
  // Without a title a short beginning is one: 'The history of coffee'.
  const isTitled = title !== '' || !first || wordsOf(scenes, first).length > longestTitle
  const named = isTitled ? splitWords(title.toLowerCase()) : isDoubtful(scenes, first) ? [] : first.words
  const isPast = pastYear.test(text)
  const isToday = (name: string) => isPast && modern.has(name)
  // Nobody sees the title, so what only it names would come out of nowhere.
  const topics = (named.some(({ text: word }) => alternatives.test(word)) ? [] : find(named)).filter(
    (name) => isTelling(name) && counts.has(name) && !isToday(name),
  )
  const [topic] = topics
  const shown = new Set<string>()
  return scenes.map((scene, index) => {
    if (!takesIcon(scene)) return scene
    const isSaid = !isDoubtful(scenes, scene)
    const isBrief = wordsOf(scenes, scene).length <= briefSentence && isEnglish(text)
    const isShown = (name: string) =>
      !faint.has(name) &&
      !isToday(name) &&
      (topics.includes(name) || (isSaid && ((isBrief && sure.has(name)) || counts.get(name)! > 1)))
    const things = found[index]!.filter((name) => isShown(name) && !shown.has(name))
    // What the film is about comes before what the hook compares it with.
    const name = scene.kind === 'title' ? (topic ?? things[0]) : things[0]
    if (name === undefined) return scene
    shown.add(name)
    return { ...scene, picture: { kind: 'icon', name } }
  })
}

/** 'Bikes are not allowed', 'round as a cheese': a sentence that denies or compares rarely shows what it names. */
const isDoubtful = (scenes: readonly PlannedScene[], scene: PlannedScene) =>
  wordsOf(scenes, scene).some(({ text }) => isDoubt(text))

/** All words of the sentence that a scene belongs to. */
const wordsOf = (scenes: readonly PlannedScene[], { line }: PlannedScene) =>
  scenes.flatMap((scene) => (scene.line === line ? scene.words : []))

const longestTitle = 6
/** 'Chess or Go': a picture of one would take sides. */
const alternatives = /^(?:or|vs\.?|versus|oder|ou|o)$/

/** In a longer sentence a thing that is never mentioned again is beside the point. */
const briefSentence = 9

const isDoubt = (text: string) => {
  const word = plain(text).replaceAll("'", '’')
  return doubts.has(word) || word.endsWith('n’t')
}

const takesIcon = ({ kind }: PlannedScene) => kind === 'title' || kind === 'words' || kind === 'counter'

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

const doubts = setOf(
  'not no never none nothing without neither nor cannot instead unlike refused forbidden banned missing like as than nicht kein keine keinen keinem keiner nie niemals ohne statt weder wie als pas jamais sans ni aucun aucune comme nunca sin tampoco como لا لم لن ليس ليست بدون بلا دون غير مثل',
)

/** Around 1917 trains and ships looked otherwise, and in 1974 phones. */
const pastYear = /(?<!\d)1(?:[5-8]\d|9[0-8])\d(?!\d)/
const modern: ReadonlySet<string> = new Set(iconKinds.modern)

/** People, money, paper and parts of the body say less than others. */
const general: ReadonlySet<string> = new Set(iconKinds.general)
/** So general, or so often another kind of the thing, that they never say anything. */
const faint: ReadonlySet<string> = new Set(iconKinds.faint)
/**
 * Shown after a single mention in a short English sentence. Other things need a second one, or the title; the short
 * words of other languages too often mean something else: 'baleine', 'Brühe', 'كمان'.
 */
const sure: ReadonlySet<string> = new Set(iconKinds.sure)

const isTelling = (name: string) => !faint.has(name) && !general.has(name)

/** What is stressed comes first; of 'night bus' it is the bus. */
function rank(found: readonly FoundIcon[], words: readonly FilmWord[]): string[] {
  const scoreOf = ({ name, at }: FoundIcon) =>
    (words[at]!.isStrong ? 0 : 4) +
    (found.some((other) => other.at === at + 1) ? 2 : 0) +
    (sure.has(name) ? 0 : general.has(name) ? 8 : 2)
  return found.toSorted((a, b) => scoreOf(a) - scoreOf(b)).map(({ name }) => name)
}
