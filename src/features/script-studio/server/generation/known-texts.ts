import type { Brief } from '../../domain/brief.ts'
import type { KnownTexts } from '../../domain/writing/check-script.ts'
import { detectLanguage } from '../../domain/writing/language.ts'

/** Everything the creator said that a model's text may state. */
export function knownTexts({ facts, series, notes, ...task }: Brief, ...more: string[]): KnownTexts {
  const request = 'request' in task && task.request ? [task.request.description] : []
  const texts = [
    ...notes.map(({ words, topic }) => `${topic} ${words}`),
    ...Object.values(facts),
    ...Object.values(series ?? {}),
    ...request,
    ...more,
  ]
  return { texts, platforms: facts.platforms, language: detectLanguage(texts.join('\n')) }
}
