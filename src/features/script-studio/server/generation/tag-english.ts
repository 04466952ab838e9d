import nlp from 'compromise/two'
import type { TaggedWord } from '../../domain/writing/note.ts'

type Term = { text: string; pre: string; post: string; tags: string[] }

// Notes are read for every idea and script, so each sentence is tagged once.
const remembered = 5000

/** Tags English sentences; server only. */
export function createEnglishTagger() {
  const known = new Map<string, readonly TaggedWord[]>()
  return (sentence: string): readonly TaggedWord[] => {
    const found = known.get(sentence)
    if (found) return found
    const parsed = nlp(sentence).json() as { terms: Term[] }[]
    const words = parsed.flatMap(({ terms }) => terms).map(readTerm)
    if (known.size >= remembered) known.clear()
    known.set(sentence, words)
    return words
  }
}

function readTerm({ text, pre, post, tags }: Term): TaggedWord {
  const has = (tag: string) => tags.includes(tag)
  return {
    text,
    before: pre,
    after: post,
    isNoun: has('Noun') && !has('Pronoun') && !has('Date') && !has('Unit'),
    isVerb: has('Verb') && !has('Gerund') && !has('Participle'),
    isAdjective: has('Adjective') && !has('Comparative') && !has('Superlative'),
    isPronoun: has('Pronoun'),
    isDeterminer: has('Determiner') || has('Possessive'),
    isName: has('ProperNoun') && !has('Date'),
    isNumber: has('Value'),
    isCounted: has('Noun') && !has('Pronoun'),
    isPerson: has('Person') || (has('Actor') && !has('Possessive')),
    isSeen: has('Noun') && !['Person', 'Place', 'Date', 'Unit', 'Actor', 'Pronoun', 'Possessive'].some(has),
  }
}
