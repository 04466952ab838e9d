import type { VideoLength } from '../../contract/choices.ts'
import type { PartialScript, ScriptList } from '../../contract/script.ts'
import { countWords } from '../speaking-time.ts'
import { hasBlank } from './blanks.ts'
import { fitsPlatform } from './call.ts'
import { wordBounds } from './draft.ts'
import { maxHookLength } from './hooks.ts'
import type { Language } from './language.ts'
import { dropEnd, normalizeText } from './sentences.ts'

/** An unsupported promise or claim of a script, with its line. */
export type Violation = { list: ScriptList; index: number; reason: string }

export type KnownTexts = {
  /** Everything the creator said: notes, profile, series, request. */
  texts: readonly string[]
  platforms: string
  language: Language
}

/** Without a length, the number of words doesn't matter. */
type Sources = KnownTexts & { videoLength?: VideoLength | undefined }

/** Checks a script against what the creator said. The composer follows these rules; a model is checked. */
export function checkScript(script: PartialScript, sources: Sources): Violation[] {
  const known = knownFrom(sources.texts)
  const lines = linesOf(script)
  return [
    ...lines.flatMap(({ list, index, text }) =>
      findUnbacked(text, known, sources.language, script.script_parts.length).map((reason) => ({
        list,
        index,
        reason,
      })),
    ),
    ...script.hooks.flatMap(({ text }, index) =>
      countWords(text) > maxHookLength
        ? [
            {
              list: 'hooks' as const,
              index,
              reason: `This hook has ${countWords(text)} words; ${maxHookLength} is the limit.`,
            },
          ]
        : [],
    ),
    ...script.script_parts.flatMap((text, index) =>
      fitsPlatform(text, sources.platforms)
        ? []
        : [{ list: 'script_parts' as const, index, reason: 'People follow here, they do not subscribe.' }],
    ),
    ...(sources.videoLength ? checkLength(script, sources.videoLength) : []),
    ...checkThree(script),
  ]
}

function linesOf(script: PartialScript): { list: ScriptList; index: number; text: string }[] {
  return [
    ...script.hooks.map(({ text }, index) => ({ list: 'hooks' as const, index, text })),
    ...script.script_parts.map((text, index) => ({ list: 'script_parts' as const, index, text })),
  ]
}

export type Known = { numbers: ReadonlySet<string>; words: ReadonlySet<string>; text: string }

export function knownFrom(texts: readonly string[]): Known {
  const text = normalizeText(texts.join('\n'))
  return { text, numbers: new Set(text.match(numberPattern)), words: new Set(text.match(/[\p{L}\p{N}]+/gu)) }
}

const numberPattern = /\d+(?:[.,:]\d+)*/g

/** The numbers, quotations, units and names that the creator never said. `count` things may be counted. */
export function findUnbacked(text: string, known: Known, language: Language, count: number): string[] {
  const reasons: string[] = []
  for (const number of normalizeText(text).match(numberPattern) ?? [])
    if (!known.numbers.has(number) && !countsLines(number, text, count))
      reasons.push(`“${number}” is in none of your notes.`)
  for (const [, quote = ''] of text.matchAll(/[“"„«]([^“”"„«»]{8,200})[”"“»]/g))
    if (!hasBlank(quote) && !known.text.includes(dropEnd(normalizeText(quote), '.!?,')))
      reasons.push(`Nobody in your notes said “${quote}”.`)
  for (const unit of normalizeText(text).matchAll(
    /(?<!\d)(\d{1,12}(?:[.,]\d{1,6}){0,3}) ?(°c|°f|%|kg|km|cm|mm|ml|€|\$|£)/g,
  ))
    if (
      known.numbers.has(unit[1]!) &&
      !known.text.includes(unit[0]) &&
      !known.text.includes(`${unit[1]} ${unit[2]}`) &&
      !known.text.includes(`${unit[1]}${unit[2]}`)
    )
      reasons.push(`Your notes give “${unit[1]}” another unit.`)
  // German capitalizes every noun like a name.
  if (language === 'en')
    for (const name of namesIn(text))
      if (!known.words.has(normalizeText(name))) reasons.push(`“${name}” is in none of your notes.`)
  return reasons
}

/** 'Three mistakes' and '3 things' count the script's own lines. */
const countsLines = (number: string, text: string, count: number) =>
  (number === '3' && /\b3 \p{L}/u.test(text) && count >= 3) ||
  text.trimStart().startsWith(`${number}.`) ||
  text.trimStart().startsWith(`${number})`)

/** Capitalized words inside a sentence, except 'I', days, months and words after a colon or quotation mark. */
function namesIn(text: string): string[] {
  const found = text.matchAll(/(?<=[\p{Ll}\p{N},] )(\p{Lu}[\p{Ll}\p{Lu}]{2,})/gu)
  return [...found]
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:I['’]?\p{L}*)$/u.test(name) && !calendarNames.test(name))
}

/** English capitalizes these, but they aren't names of people, places or brands. */
const calendarNames =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|thanksgiving)$/i

function checkLength(script: PartialScript, length: VideoLength): Violation[] {
  if (script.script_parts.some(hasBlank)) return []
  const words = countWords([script.hooks[0]?.text ?? '', ...script.script_parts].join(' '))
  const [least, most] = wordBounds(length)
  const index = Math.max(0, script.script_parts.length - 1)
  if (words >= least * 0.9 && words <= most * 1.1) return []
  return [
    {
      list: 'script_parts',
      index,
      reason: `The script has ${words} words; ${length} takes ${least} to ${most}.`,
    },
  ]
}

/** A script that announces three things must name three. */
function checkThree(script: PartialScript): Violation[] {
  return script.hooks.flatMap(({ text }, index) =>
    /\b(?:three|3|drei) (?:things|mistakes|reasons|ways|numbers|fixes|questions|Dinge|Fehler|Gründe|Zahlen)\b/i.test(
      text,
    ) && script.script_parts.length < 3
      ? [{ list: 'hooks' as const, index, reason: 'It announces three, and the script names fewer.' }]
      : [],
  )
}
