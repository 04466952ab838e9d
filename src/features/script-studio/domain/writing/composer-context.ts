import { seededRandom, type SeededRandom } from '#platform/common/seeded-random.ts'
import type { CreatorFacts, Series } from '../creator-facts.ts'
import { tagGerman, tagNothing } from './german-tagger.ts'
import { detectLanguage, type Language } from './language.ts'
import type { Tagger, WritingNote } from './note.ts'
import { german } from './phrases/de.ts'
import { english } from './phrases/en.ts'
import type { Phrases } from './phrases/phrases.ts'
import { dropEnd } from './sentences.ts'
import { bannedStems } from './stems.ts'

/** Everything the composer uses for one brief. */
export type ComposerContext = {
  profile: CreatorFacts
  language: Language
  phrases: Phrases
  tag: Tagger
  chance: SeededRandom
  topics: readonly string[]
  audiences: readonly string[]
  isAllowed: (text: string) => boolean
  /** The composer's own words, in the requested tone. */
  say: (text: string) => string
}

type Given = { facts: CreatorFacts; series: Series | null; seed: number; notes: readonly WritingNote[] }

export function createComposerContext(
  { facts, series, seed, notes }: Given,
  own: string,
  tagEnglish: Tagger,
): ComposerContext {
  const typed = [own, ...notes.slice(0, 60).map(({ words }) => words)].join('\n')
  const described = [facts.description, facts.audience, facts.topics, facts.cta].join('\n')
  // Detects the language from the source text, or from the profile if that is too short.
  const language = detectLanguage(typed.length > 60 ? typed : `${typed}\n${described}`)
  const phrases = language === 'de' ? german : english
  const tone = series?.tone || facts.tone
  const isFormal = tone === 'Professional & Authoritative'
  const isAllowed = avoid(`${facts.forbiddenContent}, ${bansOf(series?.specificInstructions ?? '')}`)
  return {
    profile: facts,
    language,
    phrases,
    tag: { en: tagEnglish, de: tagGerman, other: tagNothing }[language],
    chance: seededRandom(seed),
    topics: splitList(series?.topics || facts.topics).filter((topic) => isAllowed(topic)),
    audiences: splitList(facts.audience),
    isAllowed,
    say: isFormal ? (text) => text : phrases.shorten,
  }
}

/** The entries of a typed list, without characters that cannot be part of a sentence. */
function splitList(text: string): string[] {
  const entries = text
    .split(/[,;\n•](?!\s?(?:die|der|das|den|dem|denen|who|that|which|whose|where|especially)\b)/)
    .map((entry) =>
      dropEnd(entry.trim(), '.!?')
        .replace(/^(?:and|und|or|oder|e|y)\s+/i, '')

        .trim(),
    )
    .filter((entry) => /\p{L}/u.test(entry) && !/[{}<>$[\]]/.test(entry) && entry.length <= 60)
  return [...new Set(entries)].map((entry) => entry.replace(/^How to\b/, 'how to'))
}

/** Rejects text with every word of a forbidden entry, in any form. 'No dads' forbids dads. */
function avoid(forbidden: string): (text: string) => boolean {
  const entries = forbidden
    .split(/[,;\n.]/)
    .map((entry) => [...bannedStems(entry.replace(/^\s*(?:no|not|never|kein\w*|nie|nicht)\s+/i, ''))])
    .filter((stems) => stems.length > 0)
  return (text) => {
    if (entries.length === 0) return true
    const stems = bannedStems(text)
    return !entries.some((entry) => entry.every((stem) => stems.has(stem)))
  }
}

const bansOf = (instructions: string) =>
  [
    ...instructions.matchAll(
      /\b(?:never|don[’']t|do not|without|avoid|nie|ohne|kein(?:e|en)?)\s+(?:(?:mention|say|use|show|talk about|erwähnen|sagen|zeigen)\s+)?([^\s.;][^.;\n]{1,79})/gi,
    ),
  ]
    .map(([, what = '']) => what)
    .join(', ')
