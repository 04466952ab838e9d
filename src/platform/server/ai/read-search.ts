import { truncate } from '#platform/common/truncate.ts'
/** The result of a web search: notes and their sources. */
export type Findings = { notes: string; sources: { title: string; url: string }[]; queries: string[] }

type Searched = {
  text: string
  sources: readonly { sourceType: string; url?: string; title?: string | undefined }[]
  providerMetadata: Record<string, Record<string, unknown>> | undefined
}

const mostSources = 8

/** The sources the provider cites: http(s) URLs only, without duplicates. */
export function readSearch({ text, sources, providerMetadata }: Searched): Findings {
  const found = new Map<string, string>()
  for (const { url = '', title } of sources) {
    const address = URL.parse(url)
    if (address?.protocol !== 'https:' && address?.protocol !== 'http:') continue
    if (!found.has(address.href)) found.set(address.href, truncate(title?.trim() || address.hostname, 200))
  }
  return {
    notes: truncate(text, 20_000),
    sources: [...found].slice(0, mostSources).map(([url, title]) => ({ url, title })),
    queries: readQueries(providerMetadata?.google?.groundingMetadata),
  }
}

// Google requires its search suggestions to be shown next to results based on them.
function readQueries(grounding: unknown): string[] {
  const queries = (grounding as { webSearchQueries?: unknown } | null | undefined)?.webSearchQueries
  if (!Array.isArray(queries)) return []
  return queries.filter((query): query is string => typeof query === 'string').slice(0, 5)
}
