import type { SourceModules } from './source-modules.ts'
import { isTest, type Violation } from './source-tree.ts'

const productWords = new Set([
  'backer',
  'campaign',
  'caption',
  'creator',
  'crovest',
  'film',
  'funding',
  'hashtag',
  'idea',
  'inbox',
  'investment',
  'investor',
  'mood',
  'motif',
  'newsletter',
  'onboarding',
  'preset',
  'script',
  'studio',
  'teleprompter',
  'video',
  'waitlist',
])

// Words of HTML and HTTP that the product uses in another sense.
const technicalTerms = [
  /<\/?script\b/g,
  /\bscript-src\b/g,
  /\bscript:ld\+json\b/g,
  /\btext\/x-script\b/g,
  /\b(inline|read|hash|theme|fonts)(Inline)?Scripts?\b/g,
  /\bscript(Hashes|Sources)\b/g,
]

/** The only places of the platform that know the product, each for its reason. */
const excepted: Record<string, readonly string[] | 'all'> = {
  // The name and addresses of the product, once for everyone: another product changes this file.
  'src/platform/common/brand.ts': 'all',
  // The operator's variables; the environment is read in one place.
  'src/platform/server/config.ts': 'all',
  // The caption of a table is HTML's.
  'src/platform/web/ui/table.tsx': ['caption'],
  'src/platform/web/kit/kit-panels.tsx': ['caption'],
}

/** The platform could serve another product: no file name, identifier or text of it is a word of this one. */
export function checkProductWords(modules: SourceModules): Violation[] {
  return [...modules].flatMap(([path, { terms }]) => {
    if (!path.startsWith('src/platform/') || isTest(path) || excepted[path] === 'all') return []
    const word = [path, ...terms].flatMap(productWordsIn).find((each) => !excepted[path]?.includes(each))
    return word ? [{ rule: 'product words', path, message: `'${word}' is a word of the product` }] : []
  })
}

function productWordsIn(term: string): string[] {
  const plain = technicalTerms.reduce((text, technical) => text.replaceAll(technical, ' '), term)
  return plain
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => (productWords.has(word) ? word : word.replace(/s$/, '')))
    .filter((word) => productWords.has(word))
}
