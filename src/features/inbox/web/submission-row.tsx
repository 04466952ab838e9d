import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState, type ReactNode } from 'react'
import { formatAgo, formatDateTime } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Cell } from '#platform/web/ui/table.tsx'
import type { Submission } from '../contract/submissions.ts'
import { describeSubmission, sentAt } from './describe-submission.ts'
import { RowState } from './row-state.tsx'
import { SubmissionDetails } from './submission-details.tsx'

type SubmissionRowProps = { item: Submission; now: number; columns: number; chooser: ReactNode }

/** Expands to show all stored fields. */
export function SubmissionRow({ item, now, columns, chooser }: SubmissionRowProps) {
  const [isOpen, setOpen] = useState(false)
  const [trouble, setTrouble] = useState<ReactNode>()
  const id = useId()
  const { title, line } = describeSubmission(item)
  const isNew = item.collection === 'contact' && !item.read
  return (
    <>
      <tr>
        {chooser}
        <Cell className="w-full max-w-0 min-w-28 py-1 pr-0 pl-2 sm:pl-4">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-10 w-full min-w-0 items-center gap-2 rounded-sm text-left"
          >
            <ChevronDown
              size={18}
              aria-hidden="true"
              className={classes('shrink-0 text-ink-soft transition-transform', !isOpen && '-rotate-90')}
            />
            <span className="min-w-0 flex-1">
              <span className={classes('block truncate', isNew ? 'font-bold' : 'font-medium')}>{title}</span>
              {line !== '' && <span className="block truncate text-ink-soft">{line}</span>}
              <span className="block text-xs text-ink-soft sm:hidden">{formatAgo(sentAt(item), now)}</span>
            </span>
          </button>
        </Cell>
        <Cell className="hidden py-1 whitespace-nowrap text-ink-soft sm:table-cell">
          <div className="flex min-h-10 items-center">
            <time dateTime={sentAt(item)} title={formatDateTime(sentAt(item))}>
              {formatAgo(sentAt(item), now)}
            </time>
          </div>
        </Cell>
        <Cell className="py-1 pr-2 pl-2 sm:pr-4 sm:pl-4">
          <div className="flex min-h-10 items-center">
            <RowState item={item} now={now} onTrouble={setTrouble} />
          </div>
        </Cell>
      </tr>
      {trouble !== undefined && (
        <tr>
          <Cell colSpan={columns}>{trouble}</Cell>
        </tr>
      )}
      <tr id={id} hidden={!isOpen}>
        <Cell colSpan={columns} className="bg-sunken">
          {isOpen && <SubmissionDetails item={item} now={now} />}
        </Cell>
      </tr>
    </>
  )
}
