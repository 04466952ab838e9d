import { findCaptionFaults } from '#features/script-studio/domain/caption-rules.ts'
import { countWords, parseLength } from '#features/script-studio/domain/speaking-time.ts'
import { hasBlank } from '#features/script-studio/domain/writing/blanks.ts'
import { checkScript } from '#features/script-studio/domain/writing/check-script.ts'
import { detectLanguage } from '#features/script-studio/domain/writing/language.ts'
import { splitSentences } from '#features/script-studio/domain/writing/sentences.ts'
import { isGeneral, sharesStem, stemsOf } from '#features/script-studio/domain/writing/stems.ts'
import { findFaults } from './find-faults.ts'
import { linesOf, typedBy, type Sample } from './writing-samples.ts'

/** What a sample does wrong; empty if nothing. */
export type Gate = (sample: Sample) => string[]

const lower = (text: string) => text.toLowerCase()

/** Every sentence of a used note is spoken, with its numbers, names, quotations and units. */
export const factsKept: Gate = (sample) => {
  const said = lower(linesOf(sample).join(' '))
  return sample.script.note_ids.flatMap((id) =>
    splitSentences(sample.creator.notes.find((note) => note.id === id)!.words)
      .filter((sentence) => !said.includes(lower(sentence.replace(/[.?!]$/, ''))))
      .map((sentence) => `lost: ${sentence}`),
  )
}

export const nothingAsserted: Gate = (sample) => {
  const texts = typedBy(sample)
  const { platforms, videoLength } = sample.creator.facts
  const violations = checkScript(sample.script, {
    texts,
    platforms,
    videoLength: parseLength(videoLength),
    language: detectLanguage(texts.join(' ')),
  })
  return violations.map(({ reason }) => reason).filter((reason) => !reason.startsWith('The script has'))
}

export const shape: Gate = ({ idea, ideas, script }) => {
  const { hooks, script_parts: parts, visual_cues: cues, engagement_tips: tips } = script
  return [
    ...(ideas.length === 3 && new Set(ideas.map(({ title }) => title)).size === 3 ? [] : ['not three ideas']),
    ...(hooks.length === 3 && new Set(hooks.map(({ text }) => text)).size === 3 ? [] : ['not three hooks']),
    ...(new Set(hooks.map(({ approach }) => approach)).size === 3 ? [] : ['not three kinds of hooks']),
    ...hooks.filter(({ text }) => countWords(text) > 14).map(({ text }) => `long hook: ${text}`),
    ...(cues.length === parts.length && tips.length >= 2 ? [] : ['cues or tips are missing']),
    ...(hasBlank(idea.title) ? [`blank in a title: ${idea.title}`] : []),
  ]
}

export const captionsFit: Gate = (sample) => {
  const { idea, captions } = sample
  const own = stemsOf([idea.title, idea.plan.topic, ...linesOf(sample)].join(' '))
  return captions.flatMap(({ platform, text }) => [
    ...findCaptionFaults(platform, text, { mayBeShort: true }),
    // A topic such as 'last days' has no word of its own.
    ...(sharesStem(stemsOf(text), own) || lower(text).includes(lower(idea.plan.topic))
      ? []
      : [`off topic: ${text}`]),
    ...(hasBlank(text) ? [`blank in a caption: ${text}`] : []),
  ])
}

/** Doubled words, wrong articles, broken punctuation and names in lower case. */
export const language: Gate = (sample) => {
  const typed = typedBy(sample).join('\n')
  const { script, idea, captions } = sample
  const lines = [idea.title, ...linesOf(sample), ...script.visual_cues, ...script.engagement_tips]
  const isEnglish = detectLanguage(typed) === 'en'
  const own = lines.filter((line) => !typed.includes(line))
  const names = namesIn([...sample.creator.notes.map(({ words }) => words), sample.creator.facts.description])
  const spoken = [...lines, ...captions.map(({ text }) => text.replaceAll(/#\S+/g, ''))]
  return [
    ...own.flatMap((line) => {
      const faults = findFaults(line.replaceAll(/\[[^\]]+\]/g, 'Yes'), 'title')
      return isEnglish
        ? faults
        : faults.filter((fault) => /^(?:a doubled|two spaces|an unfilled)/.test(fault))
    }),
    ...spoken.flatMap((line) =>
      (line.match(/[\p{L}\p{N}]+/gu) ?? [])
        .filter((word) => names.has(word))
        .map((name) => `${name} in: ${line}`),
    ),
    // German nouns of unknown gender stand without an article.
    ...(detectLanguage(typed) === 'de'
      ? own
          .filter((line) =>
            new RegExp(`\\b(?:der|die|das|den|dem|ein|eine|einen|einem) ${idea.plan.topic}\\b`, 'i').test(
              line,
            ),
          )
          .filter((line) => !typed.split('\n').some((text) => line.includes(text)))
          .map((line) => `an article: ${line}`)
      : []),
  ]
}

/** Words that the creator capitalizes inside sentences and never writes in lower case, in lower case. */
function namesIn(texts: readonly string[]): Set<string> {
  const typed = texts.join('\n')
  const found = [...typed.matchAll(/(?<=[\p{Ll},] )(\p{Lu}\p{Ll}{2,})/gu)].map(([, name = '']) => lower(name))
  const plain = new Set(typed.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu))
  return new Set(found.filter((name) => !plain.has(name) && !isGeneral(name)))
}

/** What a template of a hook promises, and the kind of note that keeps it. */
const announced: readonly [RegExp, string][] = [
  [/: a mistake you can skip\.$|: Diesen Fehler/, 'mistake'],
  [/^My honest opinion on|: my honest opinion\.$|: Meine ehrliche Meinung/, 'opinion'],
  [/: let me tell you what happened|: Das ist mir passiert/, 'moment'],
  [/: one sentence stayed with me|: Ein Satz ist geblieben/, 'quote'],
  [/: here(?: i|’)s what I do\.$|: So mache ich es\.$/, 'fix'],
  [/: here(?: i|’)s what I use\.$|: Das benutze ich\.$/, 'thing'],
  [/: the number to know\.$|: Diese Zahl zählt\.$/, 'number'],
  [/, before and after\.$|: Vorher und nachher\.$/, 'before-after'],
]

export const promisesKept: Gate = (sample) => {
  const { idea, script, creator, isReady } = sample
  if (!isReady) return []
  const used = script.note_ids.map((id) => creator.notes.find((note) => note.id === id)!)
  const told = stemsOf([...script.script_parts, idea.title, idea.plan.topic].join(' '))
  const templates =
    /here[’' i]+s what I know|Das weiß ich|[Tt]hree (?:things I (?:know|use)|things that work for me|mistakes|numbers|opinions of mine)|Drei (?:Dinge|Fehler|Zahlen|ehrliche)|Remember this number|Merk dir|how it turned out|So ging es aus/
  const { structure } = idea.plan
  return [
    ...(structure === 'list' && used.length !== 3 ? [`three are ${used.length}`] : []),
    ...(structure === 'question' && (!idea.title.endsWith('?') || used.length < 2) ? ['no answer'] : []),
    ...(structure === 'before-after' && !used.some(({ kind }) => kind === 'before-after')
      ? ['no after']
      : []),
    ...(new Set(used.map(({ topic }) => topic)).size > 1 ? ['two topics'] : []),
    ...script.hooks.flatMap(({ text }) => {
      const promise = announced.find(([pattern]) => pattern.test(text))
      if (promise) return used.some(({ kind }) => kind === promise[1]) ? [] : [`not kept: ${text}`]
      if (templates.test(text) || text === idea.title) return []
      return [...stemsOf(text)].every((stem) => told.has(stem)) ? [] : [`not paid off: ${text}`]
    }),
  ]
}

/** The share of sentences with a word of the topic, a note or the idea. */
export function onTopicShare(samples: readonly Sample[]): number {
  const sentences = samples.flatMap((sample) => {
    const { idea, creator } = sample
    const known = stemsOf([idea.title, idea.plan.topic, ...creator.notes.map(({ words }) => words)].join(' '))
    return linesOf(sample)
      .flatMap(splitSentences)
      .map((sentence) => sharesStem(stemsOf(sentence), known))
  })
  return sentences.filter(Boolean).length / sentences.length
}

/** The share of texts whose skeleton, without what is specific to a creator, another creator has too. */
export function sharedSkeletons(samples: readonly Sample[], textsOf: (sample: Sample) => string[]): number {
  const owners = new Map<string, Set<string>>()
  const all = samples.flatMap((sample) =>
    textsOf(sample).map((text) => ({ skeleton: skeletonOf(text, sample), name: sample.creator.name })),
  )
  for (const { skeleton, name } of all) owners.set(skeleton, (owners.get(skeleton) ?? new Set()).add(name))
  return all.filter(({ skeleton }) => owners.get(skeleton)!.size > 1).length / all.length
}

function skeletonOf(text: string, { creator: { facts, notes }, idea }: Sample): string {
  const own = stemsOf(
    [idea.plan.topic, facts.topics, facts.audience, ...notes.map(({ words }) => words)].join(' '),
  )
  return lower(text).replaceAll(/[\p{L}\p{N}'’-]+/gu, (word) => (sharesStem(stemsOf(word), own) ? '_' : word))
}
