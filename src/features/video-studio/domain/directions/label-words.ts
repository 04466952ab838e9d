import { applyRules } from './direction-rules.ts'
import { cutAfter, markBehind, plainWord, type PromptWord } from './prompt-words.ts'
import type { Weights } from './weights.ts'

/** Says of each word whether it is a direction to the maker of the film, or said in it. */
export function labelWords(words: readonly PromptWord[], weights: Weights): boolean[] {
  const sum = (features: readonly string[]) =>
    features.reduce((total, feature) => total + weights(feature), 0)
  return applyRules(
    words,
    bestLabels(featuresOf(words), sum, () => -inDoubtSaid),
  )
}

/** In doubt a word is said: a sentence that is missing is noticed later than one too many. */
const inDoubtSaid = 4

/** In a sentence a direction comes first or last: 'I’d love {a film on} bees' would be left without sense. */
const states = [
  { name: 'said', isDirection: false, opens: true, follows: ['said'] },
  { name: 'opening direction', isDirection: true, opens: true, follows: ['opening direction'] },
  {
    name: 'said behind it',
    isDirection: false,
    opens: false,
    follows: ['opening direction', 'said behind it'],
  },
  {
    name: 'closing direction',
    isDirection: true,
    opens: false,
    follows: ['said', 'said behind it', 'closing direction'],
  },
].map((state, _, all) => ({
  ...state,
  follows: state.follows.map((name) => all.findIndex((each) => each.name === name)),
}))
const anyState = [...states.keys()]

/**
 * Each word is judged by itself, its neighbors and the words of its clause; where directions begin and end, by the
 * words and marks there. The best of all sequences is found step by step (Viterbi). A learner demands a margin of the
 * right label.
 */
export function bestLabels<Feature>(
  features: readonly Features<Feature>[],
  sum: (features: readonly Feature[]) => number,
  margin = (_at: number) => 0,
): boolean[] {
  let scores = states.map(() => 0)
  let clauseSum = 0
  const steps = features.map(({ word, clause, begin, end, opensSentence }, at) => {
    if (clause !== features[at - 1]?.clause) clauseSum = sum(clause)
    const direction = clauseSum + sum(word) + margin(at)
    const border = at === 0 ? [0, 0] : [sum(begin), sum(end)]
    const before = scores
    const cameFrom = states.map(({ isDirection, opens, follows }) => {
      const possible = opensSentence ? (opens ? anyState : []) : follows
      let best = -1
      let score = -Infinity
      for (const from of possible) {
        const isBorder = states[from]!.isDirection !== isDirection
        const reached = before[from]! + (isBorder ? border[isDirection ? 0 : 1]! : 0)
        if (reached > score) [best, score] = [from, reached]
      }
      return { best, score: score + (isDirection ? direction : 0) }
    })
    scores = cameFrom.map(({ score }) => score)
    return cameFrom.map(({ best }) => best)
  })
  let state = scores.indexOf(Math.max(...scores))
  return steps
    .toReversed()
    .map((cameFrom) => {
      const { isDirection } = states[state]!
      state = cameFrom[state]!
      return isDirection
    })
    .reverse()
}

/**
 * What can be seen at a word: of itself, of the clause around it, of directions that begin with it, and of what is said
 * that begins with it.
 */
export type Features<Feature = string> = {
  word: readonly Feature[]
  /** The same array for all words of a clause. */
  clause: readonly Feature[]
  begin: readonly Feature[]
  end: readonly Feature[]
  opensSentence: boolean
}

/** A border that no mark shows needs strong features. */
export const insideClause = 'inside a clause'

export function featuresOf(words: readonly PromptWord[]): Features[] {
  const seen = words.map(({ text, endsLine }) => ({
    plain: plainWord(text),
    mark: markBehind(text, endsLine),
  }))
  const sentences = cutAfter([...seen.keys()], (at) => seen[at]!.mark === '.')
  return sentences.flatMap((sentence, index) => {
    const place = index === 0 ? 'first' : index === sentences.length - 1 ? 'last' : 'inner'
    const common = [`place ${place}`, ...featuresOfSentence(sentence.map((at) => seen[at]!))]
    return cutAfter(sentence, (at) => seen[at]!.mark !== '').flatMap((clause) => {
      const plain = clause.map((at) => seen[at]!.plain)
      const features = [
        ...common,
        ...new Set(plain.flatMap((each) => [`clause ${each}`, `clause ${each.slice(0, 5)}…`])),
      ]
      return clause.map((at) => ({
        ...featuresOfWord(seen, at, { start: sentence[0]!, end: sentence.at(-1)! + 1 }),
        clause: features,
      }))
    })
  })
}

type Seen = { plain: string; mark: string }

function featuresOfSentence(sentence: readonly Seen[]): string[] {
  const [first = '', second = '', third = ''] = sentence.map(({ plain, mark }) => plain + mark)
  return [
    'any',
    `opens ${first}`,
    `opens ${first} ${second}`,
    `opens ${first} ${second} ${third}`,
    ...new Set(sentence.map(({ plain }) => `sentence ${plain}`)),
  ]
}

function featuresOfWord(seen: readonly Seen[], at: number, { start, end }: { start: number; end: number }) {
  const here = seen[at]!.plain
  const before = seen[at - 1]?.plain ?? '^'
  const after = seen[at + 1]?.plain ?? '$'
  const mark = seen[at - 1]?.mark ?? '^'
  const edge = (name: string) => [
    // Inside a clause only words can tell.
    ...(mark === ''
      ? [insideClause]
      : [
          `${name} after${mark}`,
          `${name} ${Math.min(at - start, 4)} in, ${Math.min(end - at, 5)} left, after${mark}`,
          `${name} after${mark} at ${here}`,
        ]),
    `${name} at ${here}`,
    `${name} behind ${before}`,
    `${name} between ${before} ${here}`,
    `${name} at ${here} ${after}`,
  ]
  return {
    word: [
      `is ${here}`,
      `was ${before}`,
      `next ${after}`,
      `two ${before} ${here}`,
      `two ${here} ${after} >`,
      `three ${before} ${here} ${after}`,
      `stem ${here.slice(0, 5)}`,
      `tail ${here.slice(-4)}`,
    ],
    begin: edge('begin'),
    end: edge('end'),
    opensSentence: at === start,
  }
}
