/** Words and their forms. English only; a word it does not know stays as it is. */

export const capitalise = (text: string) =>
  text.replace(/^(\P{L}*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase())

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

const soundsLikeVowel = /^(?:[aeiou]|hour|honest|heir|honou?r|8|11\b|18\b|[FHLMNRSX](?=[A-Z0-9]|$|-))/
const soundsLikeConsonant = /^(?:uni(?!n|m)|use|usu|user|eu|one\b|once|U(?=[A-Z]|$))/

export function withArticle(noun: string): string {
  const isVowel = !soundsLikeConsonant.test(noun) && (soundsLikeVowel.test(noun) || /^[AEIO]/.test(noun))
  return `${isVowel ? 'an' : 'a'} ${noun}`
}

const irregular: Record<string, string> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  wife: 'wives',
  life: 'lives',
  knife: 'knives',
  shelf: 'shelves',
  leaf: 'leaves',
  loaf: 'loaves',
  mouse: 'mice',
  foot: 'feet',
  tooth: 'teeth',
  freshman: 'freshmen',
}
const singularOf = Object.fromEntries(Object.entries(irregular).map(([one, many]) => [many, one]))

// They end in s and are one, or end in none and are many.
const oneWithS =
  /(?:ss|us|is|ics|ness|news|lens|yoga|gas|canvas|atlas|bus|chaos|tennis|christmas|diabetes|asparagus|always|sales|series|species)$/i
const many = /^(?:people|children|men|women|kids|mice|feet|teeth|folks|cattle|police|fish|sheep)$/i

export function isPluralWord(word: string): boolean {
  const plain = word.toLowerCase()
  if (many.test(plain) || Object.hasOwn(singularOf, plain)) return true
  return /[a-z]s$/.test(plain) && !oneWithS.test(plain) && plain.length > 3
}

export function pluralise(word: string): string {
  const plain = word.toLowerCase()
  if (isPluralWord(plain) || many.test(plain)) return word
  if (irregular[plain]) return irregular[plain]
  if (/(?:s|x|z|ch|sh)$/.test(plain)) return `${word}es`
  if (/[^aeiou]y$/.test(plain)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

export function singularise(word: string): string {
  const plain = word.toLowerCase()
  if (singularOf[plain]) return singularOf[plain]
  if (!isPluralWord(plain) || many.test(plain)) return word
  if (/[^aeiou]ies$/.test(plain) && plain.length > 5) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/.test(plain)) return word.slice(0, -2)
  return word.slice(0, -1)
}

const doubling =
  /^(?:run|cut|get|put|sit|swim|plan|shop|win|set|quit|dig|spin|knit|chop|jog|begin|stop|let|bet|hit|trim|wrap|tip|pot|rob|beg|program)$/

/** 'bake' to 'baking'. */
export function gerund(verb: string): string {
  if (verb.endsWith('ing')) return verb
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (doubling.test(verb)) return `${verb}${verb.at(-1)}ing`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

const longForms: [RegExp, string][] = [
  [/\b([Cc])an['’]t\b/g, '$1annot'],
  [/\b([Ww])on['’]t\b/g, '$1ill not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|need)n['’]t\b/gi, '$1 not'],
  [/\b(I)['’]m\b/g, '$1 am'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(I|you|we|they)['’]ve\b/gi, '$1 have'],
  [/\b(I|you|we|they|it|that)['’]ll\b/gi, '$1 will'],
  [/\b(I|you|we|they)['’]d\b/gi, '$1 would'],
  [/\b(it|that|what|here|there|where)['’]s\b/gi, '$1 is'],
  [/\b([Ll])et['’]s\b/g, '$1et us'],
]

/** How an authority speaks: nothing shortened. */
export const spellOut = (text: string) =>
  longForms.reduce((spelt, [short, long]) => spelt.replace(short, long), text)

/** A sentence of somebody else's, as it can stand among ours: one space, a capital, one mark at its end. */
export function asSentence(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s+([,.!?;:])/g, '$1')
    .trim()
  const ended = line.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '').replace(/(?<![.!?])([.!?])[.!?]+$/, '$1')
  return ended === '' ? '' : capitalise(/[.!?…]["'’”)]?$/.test(ended) ? ended : `${ended}.`)
}

/** Advice to 'you' as somebody tells it of themselves: 'before you miss it' to 'before I miss it'. */
export const inFirstPerson = (text: string) =>
  text
    .replace(
      /\b(show|tell|give|teach|with|for|to|of|at|by|than|on|from|about|sees|see|makes|gives|saves|save|watching|let|lets|helps|bores) you\b(?! (?:can|are|will|do|have|had|need|want|know|get|did|would|could|should))/g,
      '$1 me',
    )
    .replace(/\byou(?=[.,;:!?]|$)/g, 'me')
    .replace(/\byou are\b/g, 'I am')
    .replace(/\byou['’]re\b/g, 'I’m')
    .replace(/\byourself\b/g, 'myself')
    .replace(/\byours\b/g, 'mine')
    .replace(/\byour\b/g, 'my')
    .replace(/\byou\b/gi, 'I')
    .replace(/\bYour\b/g, 'My')

/** The same as it is told of others. */
export const inThirdPerson = (text: string) =>
  text
    .replace(/\byou(?=[.,;:!?]|$)/g, 'them')
    .replace(/\byourself\b/g, 'themselves')
    .replace(/\byour\b/g, 'their')
    .replace(/\byou\b/g, 'they')
