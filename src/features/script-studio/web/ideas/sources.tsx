import { OutsideLink } from '#platform/web/ui/link.tsx'
import type { CurrentIdeas } from '../../contract/idea.ts'

type SourcesProps = { generation: NonNullable<CurrentIdeas['generation']> }

/** The sources of the ideas, if the web was searched. */
export function Sources({ generation }: SourcesProps) {
  const { sources, searchQueries } = generation
  if (sources.length === 0) return null
  return (
    <div className="text-sm text-ink-soft">
      <p className="font-semibold text-ink">Sources</p>
      <ul className="mt-1 flex flex-col gap-1">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <OutsideLink href={url} target="_blank">
              {title || url}
            </OutsideLink>
          </li>
        ))}
      </ul>
      {searchQueries.length > 0 && (
        <p className="mt-2">
          Searched for:{' '}
          {searchQueries.map((query) => (
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
      )}
    </div>
  )
}
