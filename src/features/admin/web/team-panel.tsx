import { useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { formatAgo, formatDateTime } from '#platform/web/format.ts'
import { EmailText } from '#platform/web/ui/email-text.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import type { TeamMember } from '../contract/team.ts'
import { useState } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { AccountAccess } from './account-access.tsx'
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

/** Admins only. */
function AccountLookup() {
  const session = useSession()
  const [email, setEmail] = useState<string>()
  const form = useContractForm({
    schema: () => import('../contract/account-access.ts').then((contract) => contract.AccountQuery),
    submit: (found) => Promise.resolve(found),
    onSuccess: (found) => setEmail(found.email),
    keepValues: true,
  })
  if (session.status !== 'signed-in' || session.user.role !== 'admin') return null
  return (
    <section className="mt-10">
      <h2 className="text-xl">Sign someone out</h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-ink-soft">
        Look up any account, of the team or a creator, and end its sessions.
      </p>
      <form {...form.props} className="mb-5 flex max-w-md flex-col items-start gap-4">
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          className="w-full"
        />
        <Button type="submit" busy={form.busy}>
          Find account
        </Button>
      </form>
      {email !== undefined && <AccountAccess key={email} email={email} />}
    </section>
  )
}
