import { formatAgo, formatDateTime } from '#platform/web/format.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import type { Person, PersonLine } from '../../contract/person.ts'
import { personTexts as texts } from '../../contract/person-texts.ts'

/** Newest first. Everything is shown as text, because visitors wrote it. */
export function Timeline({ person, now }: { person: Person; now: number }) {
  if (person.lines.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingAbout}</EmptyState>
  return (
    <>
      <ol aria-label={texts.timeline} className="border-t border-line">
        {person.lines.map((line) => (
          <Line key={`${line.at} ${line.text} ${line.detail} ${line.to}`} line={line} now={now} />
        ))}
      </ol>
      {person.isShortened && <p className="mt-3 text-sm text-ink-soft">{texts.shortened}</p>}
    </>
  )
}

function Line({ line: { at, text, detail, to }, now }: { line: PersonLine; now: number }) {
  return (
    <li className="flex min-h-(--row) items-center gap-4 border-b border-line py-1.5 text-sm">
      <div className="flex min-w-0 flex-1 flex-col md:flex-row md:items-baseline md:gap-4">
        <span className="font-medium break-words md:max-w-80 md:shrink-0">
          {to === null ? text : <TextLink to={to}>{text}</TextLink>}
        </span>
        {detail !== '' && <span className="truncate text-ink-soft">{detail}</span>}
      </div>
      <time dateTime={at} title={formatDateTime(at)} className="shrink-0 whitespace-nowrap text-ink-soft">
        {formatAgo(at, now)}
      </time>
    </li>
  )
}
