import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  bestLabels,
  insideClause,
  labelWords,
  featuresOf,
  type Features,
} from '../src/features/video-studio/domain/directions/label-words.ts'
import {
  keepWeights,
  bucketCount,
  bucketOf,
  readWeights,
  type KeptWeights,
  type Weights,
} from '../src/features/video-studio/domain/directions/weights.ts'
import { readMarkedPrompts, type MarkedPrompt } from './learn-directions/marked-prompts.ts'

// Learns which words of a prompt are directions to the maker of the film, from prompts in which they are marked. Writes
// the weights; `--check` learns from nine tenths instead and counts the mistakes in the last, ten times; `--try FILE`
// counts them in other prompts and prints those: {direction found}, +direction missed+, -said, but taken for one-.

const corpus = join(import.meta.dirname, 'learn-directions')
const weightsFile = join(import.meta.dirname, '../src/features/video-studio/domain/directions/weights.json')
const { values: options } = parseArgs({ options: { check: { type: 'boolean' }, try: { type: 'string' } } })

type Example = MarkedPrompt & { features: Features[] }

const readFolder = (folder: string) =>
  readdirSync(join(corpus, folder)).map((file) => ({
    language: file.slice(0, 2),
    text: readFileSync(join(corpus, folder, file), 'utf8'),
  }))
const readLists = (folder: string) =>
  new Map(readFolder(folder).map(({ language, text }) => [language, text.trim().split('\n')]))
const withFeatures = (prompt: MarkedPrompt): Example => ({ ...prompt, features: featuresOf(prompt.words) })

/** Directions, one a line, and sentences that are said. */
const directions = readLists('directions')
const sentences = readLists('spoken-sentences')
const examples = readFolder('prompts').flatMap(({ text }) => readMarkedPrompts(text).map(withFeatures))

/** How many mixed prompts there are for each direction; of other languages than English there are fewer marked ones. */
const mixes = { english: 0.3, other: 0.8 }

/** Prompts of unrelated sentences, with directions of the same language between them. */
function mixed(random: () => number): Example[] {
  const pick = (lines: readonly string[]) => lines[Math.floor(random() * lines.length)]!
  return [...directions].flatMap(([language, lines]) => {
    const said = sentences.get(language)!
    const prompts = Array.from(
      { length: Math.round(lines.length * (language === 'en' ? mixes.english : mixes.other)) },
      () => {
        const text = Array.from({ length: 2 + Math.floor(random() * 5) }, () => pick(said))
        for (let count = Math.floor(random() * 4); count > 0; count--) {
          const at = Math.floor(random() * (text.length + 1))
          const line = pick(lines)
          const isEnded =
            at === text.length || /(?:[.!?؟]\P{L}*|\p{Extended_Pictographic}\uFE0F?)$/u.test(line)
          text.splice(at, 0, `{{${line}${isEnded ? '' : '.'}}}`)
        }
        return text.join(' ')
      },
    )
    return readMarkedPrompts(prompts.join('\n---\n')).map(withFeatures)
  })
}

/** One to three sentences of each prompt, since many prompts are short. */
function shortened(prompts: readonly MarkedPrompt[], random: () => number): Example[] {
  return prompts.map(({ words, labels }) => {
    const ends = words.flatMap(({ text }, at) =>
      /[.!?؟…]["'”’»)]*$/u.test(text) || at === words.length - 1 ? [at + 1] : [],
    )
    const from = Math.floor(random() * random() * ends.length)
    const to = Math.min(ends.length - 1, from + Math.floor(random() * 3))
    const [start, end] = [from === 0 ? 0 : ends[from - 1]!, ends[to]!]
    return withFeatures({ words: words.slice(start, end), labels: labels.slice(start, end) })
  })
}

const insideClauseBucket = bucketOf(insideClause)

/** Several learners who see the prompts in other orders make different mistakes; their weights are added up. */
const learners = 9
const rounds = 4
/** While learning, the right label has to be better by this much, not only just. */
const margin = 8
/** A border inside a clause has to be learned; by chance there is none. */
const insideClauseCost = 100
const kept = 13_000
const scale = 12

function learn(given: readonly Example[]): KeptWeights {
  const totals = new Float64Array(bucketCount)
  for (let learner = 1; learner <= learners; learner++) {
    const random = randomFrom(learner * 7919)
    const numbered = [...given, ...shortened(given, random), ...mixed(random)].map(({ labels, features }) => {
      const clauses = new Map(
        [...new Set(features.map(({ clause }) => clause))].map((clause) => [clause, clause.map(bucketOf)]),
      )
      return {
        labels,
        features: features.map(({ word, clause, begin, end, opensSentence }) => ({
          opensSentence,
          word: word.map(bucketOf),
          clause: clauses.get(clause)!,
          begin: begin.map(bucketOf),
          end: end.map(bucketOf),
        })),
      }
    })
    averagedPerceptron(numbered, random).forEach((weight, bucket) => {
      totals[bucket]! += weight
    })
  }
  const strengths = totals.map(Math.abs).toSorted((a, b) => b - a)
  const [unit, least] = [strengths[100]! / scale, strengths[kept]!]
  const table = Int8Array.from(totals, (weight) => (Math.abs(weight) > least ? Math.round(weight / unit) : 0))
  return keepWeights(table)
}

type Numbered = { labels: readonly boolean[]; features: readonly Features<number>[] }

/** Each wrong word or border moves the weights of its features by one; what counts is their average over all steps. */
function averagedPerceptron(examples: readonly Numbered[], random: () => number): Float64Array {
  const weights = new Float64Array(bucketCount)
  weights[insideClauseBucket] = -insideClauseCost
  const sums = new Float64Array(bucketCount)
  let step = 0
  const sum = (features: readonly number[]) =>
    features.reduce((total, feature) => total + weights[feature]!, 0)
  const move = (features: readonly number[], by: number) => {
    for (const feature of features) {
      if (feature === insideClauseBucket) continue
      weights[feature]! += by
      sums[feature]! += by * step
    }
  }
  for (let round = 0; round < rounds; round++)
    for (const { labels, features } of shuffled(examples, random)) {
      step++
      const found = bestLabels(features, sum, (at) => (labels[at] ? -margin : margin))
      features.forEach(({ word, clause, begin, end }, at) => {
        if (labels[at] !== found[at]) for (const each of [word, clause]) move(each, labels[at] ? 1 : -1)
        const border = (of: readonly boolean[]) =>
          at === 0 || of[at] === of[at - 1] ? undefined : of[at] ? begin : end
        const [right, taken] = [border(labels), border(found)]
        if (right === taken) return
        if (right) move(right, 1)
        if (taken) move(taken, -1)
      })
    }
  return weights.map((weight, feature) => weight - sums[feature]! / step)
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function countMistakes(tried: readonly MarkedPrompt[], weights: Weights, isShown = false) {
  let right = 0
  let wrong = 0
  let words = 0
  for (const prompt of tried) {
    const found = labelWords(prompt.words, weights)
    const mistakes = found.filter((label, at) => label !== prompt.labels[at]).length
    if (mistakes === 0) right++
    wrong += mistakes
    words += found.length
    if (isShown && mistakes > 0) console.log(show(prompt, found), '\n')
  }
  return { right, wrong, words, prompts: tried.length }
}

const show = ({ words, labels }: MarkedPrompt, found: readonly boolean[]) =>
  words
    .map(({ text }, at) => {
      if (labels[at] !== found[at]) return labels[at] ? `+${text}+` : `-${text}-`
      return labels[at] ? `{${text}}` : text
    })
    .join(' ')

const say = ({ right, wrong, words, prompts }: ReturnType<typeof countMistakes>) =>
  console.log(`${right} of ${prompts} prompts right, ${wrong} of ${words} words wrong`)

if (options.check) {
  const counts = Array.from({ length: 10 }, (_, fold) =>
    countMistakes(
      examples.filter((__, index) => index % 10 === fold),
      readWeights(learn(examples.filter((__, index) => index % 10 !== fold))),
    ),
  )
  const sum = (name: 'right' | 'wrong' | 'words' | 'prompts') =>
    counts.reduce((total, each) => total + each[name], 0)
  say({ right: sum('right'), wrong: sum('wrong'), words: sum('words'), prompts: sum('prompts') })
} else if (options.try) {
  say(countMistakes(readMarkedPrompts(readFileSync(options.try, 'utf8')), readWeights(learn(examples)), true))
} else {
  writeFileSync(weightsFile, `${JSON.stringify(learn(examples))}\n`)
  console.log(`learned from ${examples.length} prompts`)
}
