import tooGeneral from './words/too-general.json' with { type: 'json' }

/** Words too general to relate two notes. */
const general: ReadonlySet<string> = new Set(tooGeneral)

/** Nouns and verbs that mean little in a note but much in a list of forbidden words. */
const weak = new Set(
  'mistake mistakes number numbers question result people person thing work watch start stop wait money fehler frage zahl leute menschen zeit'.split(
    ' ',
  ),
)

/** The stem of every word that may be forbidden. */
export const bannedStems = (text: string) => stemsFrom(text, (word) => general.has(word) && !weak.has(word))

/** The stemmed content words of a text, so that 'hives' matches 'hive' and 'baked' matches 'bake'. */
export const stemsOf = (text: string) => stemsFrom(text, (word) => general.has(word))

function stemsFrom(text: string, isLeftOut: (word: string) => boolean): Set<string> {
  const stems = new Set<string>()
  for (const word of text.toLowerCase().match(/[\p{L}][\p{L}\p{M}\p{N}'’/-]*/gu) ?? []) {
    const bare = word.replace(/['’](?:s|re|ve|ll|d|t|m)?$/, '').replace(/[-/]$/, '')
    if (bare.length < 3 || isLeftOut(bare)) continue
    // Twice, so that 'queens' and 'queen' end up the same.
    const stem = stemOf(stemOf(bare))
    if (!isLeftOut(stem)) stems.add(stem)
  }
  return stems
}

const endings = [
  'ings',
  'ing',
  'ern',
  'ers',
  'ies',
  'ied',
  'est',
  'ed',
  'es',
  'er',
  'en',
  'em',
  'ly',
  's',
  'e',
  'n',
  'y',
]

/** Crude on purpose: it only needs to be consistent. */
function stemOf(word: string): string {
  for (const ending of endings)
    if (word.endsWith(ending) && word.length - ending.length >= 3) {
      const cut = word.slice(0, -ending.length)
      // 'stopping' and 'stop'.
      return /([bdgklmnprt])\1$/.test(cut) && cut.length > 3 ? cut.slice(0, -1) : cut
    }
  return word
}

export const isGeneral = (word: string) => general.has(word.toLowerCase())

export function sharesStem(a: ReadonlySet<string>, b: ReadonlySet<string>, except?: ReadonlySet<string>) {
  for (const stem of a) if (b.has(stem) && !except?.has(stem)) return true
  return false
}
