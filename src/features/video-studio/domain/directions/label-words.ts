/** How much each sign speaks for a word being a direction; written by scripts/learn-directions.ts. */
export type Weights = Readonly<Record<string, number>>

/** A word with the marks at it, and whether a line ends behind it. */
export type PromptWord = { text: string; endsLine: boolean }

export const splitPrompt = (prompt: string): PromptWord[] =>
  [...prompt.matchAll(/(\S+)([^\S\n]*\n)?/g)].map(([, text = '', lineEnd]) => ({
    text,
    endsLine: lineEnd !== undefined,
  }))

/** Says of each word whether it is a direction to the maker of the film, or said in it. */
export function labelWords(words: readonly PromptWord[], weights: Weights): boolean[] {
  const sum = (signs: readonly string[]) => signs.reduce((total, sign) => total + (weights[sign] ?? 0), 0)
  const labels = withoutScraps(words, bestLabels(signsOf(words), sum))
  return withTopic(words, withQuotes(words, labels))
}

const longestScrap = 3

/** 'Hold the shot on the ten pounds.': a few words left of a direction belong to it, unless it opens the prompt. */
function withoutScraps(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const whole = [...labels]
  const [, ...sentences] = cutAfter([...words.keys()], (at) => markOf(words[at]!) === '.')
  for (const sentence of sentences) {
    const said = sentence.filter((at) => !labels[at])
    const [first] = said
    if (first === undefined || said.length === sentence.length || said.length > longestScrap) continue
    const before = words[first - 1]!
    const isAsked = markOf(before) !== '' || announces.test(before.text) || opensQuote(words[first]!.text)
    if (!isAsked || !labels[first - 1]) whole.fill(true, sentence[0], sentence.at(-1)! + 1)
  }
  return whole
}

/** 'Mention that | it’s free.' */
const announces = /^(?:that|dass|que|أن|أنّ|say|sagen|dire|decir)$/i

const markOf = ({ text, endsLine }: PromptWord) => markBehind(text, endsLine)

const shortestQuote = 3

/** 'End with something like “you’re allowed to be nervous here”.': the quotation is what is to be said. */
function withQuotes(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  words.forEach(({ text }, from) => {
    if (!said[from] || !/^["“„«'‘]/.test(text)) return
    const length =
      words.slice(from, from + longestQuote).findIndex((word) => /["”“»'’]\P{L}{0,3}$/u.test(word.text)) + 1
    if (length >= shortestQuote) said.fill(false, from, from + length)
  })
  return said
}

const longestQuote = 40

const film =
  /^(?:videos?|vids?|films?|clips?|reels?|shorts?|tiktoks?|teaser|vídeos?|vidéos?|فيديو|فيلم|فيلمًا|ريلز|مقطع|مقطعًا)$/
const introducesTopic = /^(?:about|über|sobre|sur|عن)$/
const farthestTopic = 8

/** 'Quiero un vídeo sobre mis palomas, con ritmo de carrera': what the film is about opens it, whatever else is asked. */
function withTopic(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  const plain = words.map(({ text }) => plainWord(text))
  const [opening = []] = cutAfter([...words.keys()], (at) => !labels[at])
  const asked = opening.findIndex((at) => film.test(plain[at]!))
  const after =
    asked < 0
      ? -1
      : opening.slice(asked + 1, asked + farthestTopic).findIndex((at) => introducesTopic.test(plain[at]!))
  if (after < 0) return said
  const start = opening[asked + 1 + after]! + 1
  const [topic = []] = cutAfter([...words.keys()].slice(start), (at) => markOf(words[at]!) !== '')
  if (topic.length > 1) for (const at of topic) said[at] = false
  return said
}

const opensQuote = (text: string) => /^["“„«'‘]/.test(text)

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
 * Each word is judged by itself, its neighbours and the words of its clause; where directions begin and end, by the
 * words and marks there. The best of all sequences is found step by step (Viterbi). A learner gives a handicap to the
 * right label.
 */
export function bestLabels<Sign>(
  signs: readonly Signs<Sign>[],
  sum: (signs: readonly Sign[]) => number,
  handicap = (_at: number) => 0,
): boolean[] {
  let scores = states.map(() => 0)
  let clauseSum = 0
  const steps = signs.map(({ word, clause, begin, end, opensSentence }, at) => {
    if (clause !== signs[at - 1]?.clause) clauseSum = sum(clause)
    const direction = clauseSum + sum(word) + handicap(at)
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
export type Signs<Sign = string> = {
  word: readonly Sign[]
  /** The same array for all words of a clause. */
  clause: readonly Sign[]
  begin: readonly Sign[]
  end: readonly Sign[]
  opensSentence: boolean
}

/** A border that no mark shows needs strong signs. */
export const insideClause = 'inside a clause'

export function signsOf(words: readonly PromptWord[]): Signs[] {
  const seen = words.map(({ text, endsLine }) => ({
    plain: plainWord(text),
    mark: markBehind(text, endsLine),
  }))
  const sentences = cutAfter([...seen.keys()], (at) => seen[at]!.mark === '.')
  return sentences.flatMap((sentence, index) => {
    const place = index === 0 ? 'first' : index === sentences.length - 1 ? 'last' : 'inner'
    const common = [`place ${place}`, ...signsOfSentence(sentence.map((at) => seen[at]!))]
    return cutAfter(sentence, (at) => seen[at]!.mark !== '').flatMap((clause) => {
      const plain = clause.map((at) => seen[at]!.plain)
      const signs = [
        ...common,
        ...new Set(plain.flatMap((each) => [`clause ${each}`, `clause ${each.slice(0, 5)}…`])),
      ]
      return clause.map((at) => ({
        ...signsOfWord(seen, at, { start: sentence[0]!, end: sentence.at(-1)! + 1 }),
        clause: signs,
      }))
    })
  })
}

type Seen = { plain: string; mark: string }

function signsOfSentence(sentence: readonly Seen[]): string[] {
  const [first = '', second = '', third = ''] = sentence.map(({ plain, mark }) => plain + mark)
  return [
    'any',
    `opens ${first}`,
    `opens ${first} ${second}`,
    `opens ${first} ${second} ${third}`,
    ...new Set(sentence.map(({ plain }) => `sentence ${plain}`)),
  ]
}

function signsOfWord(seen: readonly Seen[], at: number, { start, end }: { start: number; end: number }) {
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

/** In lower case, without the marks around it; all numbers are one. */
function plainWord(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    // Arabic vowels
    .replaceAll(/[\u064B-\u0652\u0640]/g, '')
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(plain)?.[0].replaceAll(/\p{N}+/gu, '0') ?? text
}

/** '.' where a sentence ends, ',' where a clause does. */
function markBehind(text: string, endsLine: boolean): '.' | ',' | '' {
  if (endsLine || /(?:[.!?؟…]["'”“’»)]{0,3}|\p{Extended_Pictographic}\uFE0F?)$/u.test(text)) return '.'
  return /[,،;؛:)–—]["'”’»]{0,3}$/u.test(text) ? ',' : ''
}

/** The places of the words of each clause. */
export const clausesOf = (words: readonly PromptWord[]): number[][] =>
  cutAfter([...words.keys()], (at) => markOf(words[at]!) !== '')

export function cutAfter<T>(items: readonly T[], isLast: (item: T) => boolean): T[][] {
  const parts: T[][] = []
  let isOpen = false
  for (const item of items) {
    if (isOpen) parts.at(-1)!.push(item)
    else parts.push([item])
    isOpen = !isLast(item)
  }
  return parts
}
