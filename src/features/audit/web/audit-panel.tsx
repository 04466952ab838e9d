import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditAction, AuditEntry } from '../contract/audit.ts'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { formatAgo, formatDateTime } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmailText } from '#platform/web/ui/email-text.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'

import type { AuditRoutes } from '../server/audit.routes.ts'
import { TextLink } from '#platform/web/ui/link.tsx'
import { describeDetails } from './describe-details.ts'

const auditApi = apiClient<AuditRoutes>('/api/admin')

/** Newest first. Read-only: entries can't be changed or deleted here. */
export function AuditPanel({ findLink }: { findLink: FindSubjectLink }) {
  const log = useInfiniteQuery({
    queryKey: ['admin', 'audit'],
    queryFn: ({ pageParam }) =>
      unwrap(auditApi.audit.$get({ query: pageParam === '' ? {} : { cursor: pageParam } })),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Always refetched, to include actions from a moment ago.
    staleTime: 0,
  })
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section>
      <h2 className="text-xl">Audit log</h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-ink-soft">
        Every change and export by the team, kept indefinitely.
      </p>
      {log.isPending && (
        <SkeletonGroup className="flex flex-col gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
      {log.isSuccess && entries.length === 0 && (
        <EmptyState title="No activity yet">
          Changes to waitlist entries, messages and exports will appear here.
        </EmptyState>
      )}
      {entries.length > 0 && <AuditTable entries={entries} now={log.dataUpdatedAt} findLink={findLink} />}
      {log.isError && (
        <ErrorState className="mt-4" onRetry={() => void log.refetch()} busy={log.isFetching}>
          {log.error.message}
        </ErrorState>
      )}
      {log.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button
            busy={log.isFetchingNextPage}
            busyText="Loading..."
            onClick={() => void log.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </section>
  )
}

type AuditTableProps = { entries: readonly AuditEntry[]; now: number; findLink: FindSubjectLink }

function AuditTable({ entries, now, findLink }: AuditTableProps) {
  return (
    <Table caption="Audit log">
      <TableHead>
        <HeadCell>When</HeadCell>
        <HeadCell className="max-sm:hidden">Who</HeadCell>
        <HeadCell className="w-full">What</HeadCell>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <Cell className="whitespace-nowrap text-ink-soft">
              <time dateTime={entry.happenedAt} title={formatDateTime(entry.happenedAt)}>
                {formatAgo(entry.happenedAt, now)}
              </time>
            </Cell>
            <Cell className="min-w-56 max-sm:hidden">
              <EmailText email={entry.actorEmail} />
            </Cell>
            <Cell>
              <span className="block font-medium">{actionLabels[entry.action]}</span>
              <span className="block sm:hidden">
                <EmailText email={entry.actorEmail} />
              </span>
              <AuditSubject entry={entry} link={findLink(entry.subject)} />
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  )
}

const actionLabels: Record<AuditAction, string> = {
  team_sign_in: 'Signed in',
  role_written: 'Role set',
  submission_status_changed: 'Waitlist status changed',
  submission_notes_changed: 'Waitlist notes changed',
  contact_read: 'Message marked as read',
  contact_unread: 'Message marked as unread',
  spam_mark_cleared: 'Marked as not spam',
  submissions_exported: 'List exported',
  analytics_exported: 'Analytics exported',
  analytics_cleared: 'Analytics cleared',
  second_factor_changed: 'Sign-in security changed',
  sessions_ended: 'Signed out everywhere',
  referral_released: 'Referral credit released',
  referral_reversed: 'Referral credit taken back',
  broadcast_changed: 'Email to a list changed',
  wave_tried: 'Wave tried out',
  wave_sent: 'Wave of invitations sent',
  campaign_moved: 'Campaign moved',
  creator_verification_decided: 'Creator verification decided',
  creator_document_opened: 'Creator document opened',
  reply_sent: 'Reply sent',
  conversation_changed: 'Conversation changed',
  change_undone: 'Change undone',
  person_notes_changed: 'Notes about a person changed',
  person_exported: 'Data of a person exported',
  person_erased: 'Data of a person erased',
  sandbox_changed: 'Test provider changed',
  transfer_proposed: 'Payout or refund proposed',
  transfer_approved: 'Payout or refund approved',
  transfer_rejected: 'Payout or refund rejected',
  transfer_reversed: 'Payout taken back',
  pledge_charged_back: 'Payment charged back',
  dispute_won: 'Dispute won',
  revenue_report_checked: 'Revenue report checked',
  revenue_report_reversed: 'Revenue report taken back',
  shares_sent_again: 'Failed shares sent again',
  revenue_document_opened: 'Document of a report opened',
  experiment_started: 'Experiment started',
  experiment_stopped: 'Experiment stopped',
  funnel_changed: 'Funnel changed',
  report_shared: 'Link to a report made',
  report_unshared: 'Link to a report revoked',
}

type SubjectLink = { to: string; label: string }

/** Where the subject of an entry can be viewed; only the feature that wrote it knows. */
type FindSubjectLink = (subject: string) => SubjectLink | undefined

type AuditSubjectProps = { entry: AuditEntry; link: SubjectLink | undefined }

/** What an action affected, linked if it still exists, and what changed. */
function AuditSubject({ entry: { subject, details }, link }: AuditSubjectProps) {
  return (
    <span className="block text-ink-soft">
      {link ? (
        <TextLink to={link.to}>
          <EmailText email={link.label} />
        </TextLink>
      ) : (
        <EmailText email={subject} />
      )}
      {describeDetails(details).map((text) => (
        <span key={text}> · {text}</span>
      ))}
    </span>
  )
}
