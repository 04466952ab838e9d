import { useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { formatAgo, formatDateTime } from '#platform/web/format.ts'
import { EmailText } from '#platform/web/ui/email-text.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import type { TeamMember } from '../contract/team.ts'
import { AccountLookup } from './account-lookup.tsx'
import { adminApi } from './admin-api.ts'
import { RoleBadge } from './role-badge.tsx'

/** Accounts with admin access. Never empty, because the viewer is one of them. */
export function TeamPanel() {
  const team = useQuery({ queryKey: ['admin', 'team'], queryFn: () => unwrap(adminApi.team.$get()) })
  return (
    <section>
      <h2 className="text-xl">Team access</h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-ink-soft">
        Accounts with access to this area. They are set in the server configuration.
      </p>
      {team.isPending && <TeamSkeleton />}
      {team.isError && (
        <ErrorState onRetry={() => void team.refetch()} busy={team.isFetching}>
          {team.error.message}
        </ErrorState>
      )}
      {team.isSuccess && <TeamTable members={team.data.items} now={team.dataUpdatedAt} />}
      <AccountLookup />
    </section>
  )
}

function TeamTable({ members, now }: { members: readonly TeamMember[]; now: number }) {
  return (
    <Table caption="Team">
      <TableHead>
        <HeadCell>Email</HeadCell>
        <HeadCell>Role</HeadCell>
        <HeadCell className="hidden sm:table-cell">Last sign-in</HeadCell>
      </TableHead>
      <TableBody>
        {members.map(({ email, role, lastSignInAt }) => (
          <tr key={email}>
            <Cell>
              <EmailText email={email} className="font-medium" />
              {/* Phones have no room for a third column. */}
              <span className="block text-ink-soft sm:hidden">
                Last sign-in: <LastSignIn at={lastSignInAt} now={now} />
              </span>
            </Cell>
            <Cell>
              <RoleBadge role={role} />
            </Cell>
            <Cell className="hidden whitespace-nowrap text-ink-soft sm:table-cell">
              <LastSignIn at={lastSignInAt} now={now} />
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  )
}

function LastSignIn({ at, now }: { at: TeamMember['lastSignInAt']; now: number }) {
  if (at === null) return 'never'
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at, now)}
    </time>
  )
}

function TeamSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  )
}
