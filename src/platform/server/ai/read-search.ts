import { truncate } from '#platform/common/text.ts'

/** A page that the provider cites, with the sentence it is cited for; empty if none is. */
type Finding = { title: string; url: string; sentence: string }

/** The result of a web search. */
export type Findings = { findings: Finding[]; queries: string[] }

type Cited = {
  sourceType: string
  url?: string
  title?: string | undefined
  providerMetadata?: Record<string, Record<string, unknown>> | undefined
}
type Searched = {
  text: string
  sources: readonly Cited[]
  providerMetadata: Record<string, Record<string, unknown>> | undefined
}

const limits = { findings: 8, title: 200, url: 2000, sentence: 500, text: 20_000, queries: 5 }

/**
 * Only pages that the provider itself cites count, because a model can invent a link in its text. Each is
 * an http(s) URL, listed once, with plain text.
 */
export function readSearch({ text, sources, providerMetadata }: Searched): Findings {
  const grounding = readObject(providerMetadata?.google?.groundingMetadata)
  const supports = readSupports(grounding)
  const lines = truncate(text, limits.text).split('\n')
  const found = new Map<string, Finding>()
  for (const { url = '', title, providerMetadata: details } of sources) {
    const page = URL.parse(url)
    if (page?.protocol !== 'https:' && page?.protocol !== 'http:') continue
    if (page.href.length > limits.url || found.has(page.href)) continue
    const sentence =
      supports.get(url) ?? lines.find((line) => line.includes(url)) ?? details?.anthropic?.citedText
    found.set(page.href, {
      url: page.href,
      title: toPlainText(title, limits.title) || page.hostname,
      sentence: toPlainText(sentence, limits.sentence),
    })
    if (found.size === limits.findings) break
  }
  return { findings: [...found.values()], queries: readQueries(grounding) }
}

/** Google's sentences by URL; its citations don't appear in the text. */
function readSupports(grounding: Record<string, unknown>): Map<string, string> {
  const urls = readList(grounding.groundingChunks).map((chunk) => readObject(chunk.web).uri)
  const sentences = new Map<string, string>()
  for (const support of readList(grounding.groundingSupports)) {
    const sentence = readObject(support.segment).text
    const indices: unknown = support.groundingChunkIndices
    for (const index of Array.isArray(indices) ? (indices as unknown[]) : []) {
      const url = urls[Number(index)]
      if (typeof url === 'string' && typeof sentence === 'string' && !sentences.has(url))
        sentences.set(url, sentence)
    }
  }
  return sentences
}

// Google requires its search suggestions to be shown next to results based on them.
function readQueries({ webSearchQueries: queries }: Record<string, unknown>): string[] {
  if (!Array.isArray(queries)) return []
  return queries.filter((query): query is string => typeof query === 'string').slice(0, limits.queries)
}

/** Without tags, links, list marks and characters that cannot be stored. */
function toPlainText(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  const text = value
    .toWellFormed()
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => !/\]\(|:\/\//.test(word))
    .join(' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/[[\]*_`#<>]/g, '')
    .replaceAll(/\(\s?\)/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^ ?(?:[-•–]|\d{1,2}[.)]) /, '')
    .trim()
  return truncate(text, max).trim()
}

const readObject = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

const readList = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []).map(readObject)
