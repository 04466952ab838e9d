import { formatDateTime } from '#platform/web/format.ts'
import { TextLink } from '#platform/web/ui/link.tsx'
import { reviewPaths } from '../contract/review-paths.ts'
import type { Submission } from '../contract/submissions.ts'
import { classifyReplyAge, promisedHours } from '../domain/reply-promise.ts'
import { addressOf, listFields } from './describe-submission.ts'
import { WaitlistNotes } from './waitlist-notes.tsx'

/** All stored fields, always rendered as text so that nothing a visitor typed is executed. */
export function SubmissionDetails({ item, now }: { item: Submission; now: number }) {
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
        {item.collection === 'contact' && !item.read && !item.isSpam && (
          <div className="contents">
            <dt className="text-ink-soft">Waiting</dt>
            <dd>{describeWaiting(item.submittedAt, now)}</dd>
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
      {address !== undefined && (
        <TextLink to={reviewPaths.person(address)} className="self-start">
          Everything from {address}
        </TextLink>
      )}
    </div>
  )
}

function describeWaiting(submittedAt: string, now: number) {
  const { businessHours, dueAt } = classifyReplyAge(Date.parse(submittedAt), now)
  return `Reply due by ${formatDateTime(dueAt)} (${Math.floor(businessHours)} of ${promisedHours} h used)`
}
