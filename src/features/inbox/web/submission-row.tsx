import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState, type ReactNode } from 'react'
import { formatAgo, formatDateTime } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { EmailText } from '#platform/web/ui/email-text.tsx'
import { Cell } from '#platform/web/ui/table.tsx'
import type { Submission } from '../contract/submissions.ts'
import { describeSubmission, sentAt, addressOf, listFields } from './describe-submission.ts'
import { RowState } from './row-state.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { reviewPaths } from '../contract/review-requests.ts'
import { classifyReplyAge, promisedHours } from '../domain/reply-promise.ts'
import { WaitlistNotes } from './waitlist-notes.tsx'

type SubmissionRowProps = { item: Submission; now: number; columns: number; chooser: ReactNode }

/** Expands to show all stored fields. */
export function SubmissionRow({ item, now, columns, chooser }: SubmissionRowProps) {
  const [isOpen, setOpen] = useState(false)
  const [notice, setNotice] = useState<ReactNode>()
  const id = useId()
  const { title, line } = describeSubmission(item)
  const isNew = item.collection === 'contact' && !item.read
  return (
    <>
      <tr>
        {chooser}
        <Cell className="w-full max-w-0 min-w-28 py-0.5! pr-0! pl-1! sm:pl-4!">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-[calc(var(--row)-0.25rem)] w-full min-w-0 items-center gap-1 rounded-sm text-left sm:gap-2"
          >
            <ChevronDown
              size={18}
              aria-hidden="true"
              className={classes('shrink-0 text-ink-soft transition-transform', !isOpen && '-rotate-90')}
            />
            <span className="min-w-0 flex-1 lg:flex lg:items-baseline lg:gap-4">
              <span
                className={classes(
                  'block wrap-break-word sm:truncate lg:max-w-80 lg:shrink-0',
                  isNew ? 'font-bold' : 'font-medium',
                )}
              >
                {'email' in item && title === item.email ? <EmailText email={title} /> : title}
              </span>
              {line !== '' && <span className="block truncate text-ink-soft">{line}</span>}
              <span className="block text-xs text-ink-soft sm:hidden">{formatAgo(sentAt(item), now)}</span>
            </span>
          </button>
        </Cell>
        <Cell className="hidden py-0.5! whitespace-nowrap text-ink-soft sm:table-cell">
          <div className="flex min-h-[calc(var(--row)-0.25rem)] items-center">
            <time dateTime={sentAt(item)} title={formatDateTime(sentAt(item))}>
              {formatAgo(sentAt(item), now)}
            </time>
          </div>
        </Cell>
        <Cell className="px-2! py-0.5! sm:px-4!">
          <div className="flex min-h-[calc(var(--row)-0.25rem)] items-center">
            <RowState item={item} now={now} onNotice={setNotice} />
          </div>
        </Cell>
      </tr>
      {notice !== undefined && (
        <tr>
          <Cell colSpan={columns}>{notice}</Cell>
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

/** All stored fields, always rendered as text so that nothing a visitor typed is executed. */
function SubmissionDetails({ item, now }: { item: Submission; now: number }) {
  const address = addressOf(item)
  const notes = 'notes' in item ? item.notes : ''
  return (
    <div className="flex max-w-4xl flex-col gap-5 py-2">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
        {listFields(item).map(({ label, value, isTime }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="mb-2 min-w-0 break-words whitespace-pre-wrap sm:mb-0">
              {isTime ? <time dateTime={value}>{formatDateTime(value)}</time> : value}
            </dd>
          </div>
        ))}
        {item.collection === 'contact' && item.waitingSince !== null && !item.isSpam && (
          <div className="contents">
            <dt className="text-ink-soft">Waiting</dt>
            <dd>{describeWaiting(item.waitingSince, now)}</dd>
          </div>
        )}
        {item.collection === 'waitlist' && item.confirmedAt === null && (
          <div className="contents">
            <dt className="text-ink-soft">Address confirmed</dt>
            <dd>Not yet</dd>
          </div>
        )}
        {item.collection !== 'waitlist' && notes !== '' && (
          <div className="contents">
            <dt className="text-ink-soft">Notes</dt>
            <dd className="whitespace-pre-wrap">{notes}</dd>
          </div>
        )}
      </dl>
      {item.collection === 'waitlist' && !item.isSpam && <WaitlistNotes entry={item} />}
      {item.collection === 'contact' && !item.isSpam && (
        <TextLink to={reviewPaths.conversation(item.id)} className="self-start">
          Open conversation
        </TextLink>
      )}
      {address !== undefined && (
        <TextLink to={reviewPaths.person(address)} className="self-start">
          Everything from {address}
        </TextLink>
      )}
    </div>
  )
}

function describeWaiting(since: string, now: number) {
  const { businessHours, dueAt } = classifyReplyAge(Date.parse(since), now)
  return `Reply due by ${formatDateTime(dueAt)} (${Math.floor(businessHours)} of ${promisedHours} h used)`
}
