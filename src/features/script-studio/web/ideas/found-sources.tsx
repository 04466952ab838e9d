import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { OutsideLink } from '#platform/web/ui/link.tsx'
import { sourceMessages } from '../../contract/idea-messages.ts'
import type { CurrentIdeas, Source } from '../../contract/idea.ts'
import { changeCurrent, studioKeys } from '../data/idea-cache.ts'
import { sourcesApi } from '../data/studio-api.ts'

type FoundSourcesProps = { generation: NonNullable<CurrentIdeas['generation']> }

/** What the web search found. Only what the creator accepts becomes a note. */
export function FoundSources({ generation: { id, sources, searchQueries } }: FoundSourcesProps) {
  const shown = sources
    .map((source, position) => ({ source, position }))
    .filter(({ source }) => source.decision !== 'dismissed')
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="sources-title" className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h3 id="sources-title" className="text-xl">
        {sourceMessages.title}
      </h3>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{sourceMessages.hint}</p>
      <ul className="mt-4 divide-y divide-line">
        {shown.map(({ source, position }) => (
          <FoundSource key={source.url} generationId={id} {...{ source, position }} />
        ))}
      </ul>
      {searchQueries.length > 0 && <Queries queries={searchQueries} />}
    </section>
  )
}

type FoundSourceProps = { generationId: string; source: Source; position: number }

function FoundSource({ generationId, source, position }: FoundSourceProps) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<NonNullable<Source['decision']>>()
  const [problem, setProblem] = useState<string>()

  async function decide(decision: NonNullable<Source['decision']>) {
    setBusy(decision)
    setProblem(undefined)
    try {
      const param = { generationId, position: String(position) }
      const { items } = await unwrap(
        sourcesApi[':generationId'][':position'].decision.$put({ param, json: { decision } }),
      )
      changeCurrent(client, (current) =>
        current.generation?.id === generationId
          ? { ...current, generation: { ...current.generation, sources: items } }
          : current,
      )
      if (decision === 'accepted') await client.invalidateQueries({ queryKey: studioKeys.notes })
    } catch (cause) {
      setProblem(asApiError(cause).message)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      {source.sentence !== '' && <p className="max-w-prose break-words">{source.sentence}</p>}
      <OutsideLink href={source.url} target="_blank" className="self-start text-sm break-all">
        {source.title}
      </OutsideLink>
      {source.decision === 'accepted' && (
        <p role="status" className="text-sm text-gain">
          {sourceMessages.added}
        </p>
      )}
      {source.decision === null && source.sentence !== '' && (
        <div className="flex flex-wrap gap-3">
          <Button
            busy={busy === 'accepted'}
            busyText={sourceMessages.adding}
            aria-label={sourceMessages.named(sourceMessages.add, source.title)}
            onClick={() => void decide('accepted')}
          >
            {sourceMessages.add}
          </Button>
          <Button
            variant="quiet"
            busy={busy === 'dismissed'}
            aria-label={sourceMessages.named(sourceMessages.dismiss, source.title)}
            onClick={() => void decide('dismissed')}
          >
            {sourceMessages.dismiss}
          </Button>
        </div>
      )}
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </li>
  )
}

/** Google requires its queries to be shown as links to its search. */
function Queries({ queries }: { queries: readonly string[] }) {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {sourceMessages.searchedFor}{' '}
      {queries.map((query) => (
        <OutsideLink
          key={query}
          target="_blank"
          href={`https://www.google.com/search?q=${encodeURIComponent(query)}`}
          className="mr-3"
        >
          {query}
        </OutsideLink>
      ))}
    </p>
  )
}
