import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { formatAgo, formatDateTime } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmailText } from '#platform/web/ui/email-text.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import { holdReasons, referralStates, type ReferralState } from '../contract/credits.ts'
import { launchPanelTexts as texts } from '../contract/launch-panel-texts.ts'
import type { Referral } from '../contract/referrals.ts'
import type { ReferralRoutes } from '../server/referral.routes.ts'

const referralApi = apiClient<ReferralRoutes>('/api/admin')
const listKey = ['admin', 'launch', 'referrals']

const fetchReferrals = (state: ReferralState, cursor: string) =>
  unwrap(referralApi.launch.referrals.$get({ query: { state, ...(cursor !== '' && { cursor }) } }))

/** Held referrals with the reason, to be released, and counted ones, to be taken back. */
export function ReferralList() {
  const [state, setState] = useState<ReferralState>('held')
  const list = useInfiniteQuery({
    queryKey: [...listKey, state],
    queryFn: ({ pageParam }) => fetchReferrals(state, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const { title, about } = texts.referrals
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-ink-soft">{about}</p>
      <div className="mb-4 max-w-56">
        <Select
          label={texts.referrals.show}
          value={state}
          onChange={(event) => setState(event.currentTarget.value as ReferralState)}
          choices={referralStates.map((value) => ({ value, label: texts.referrals.states[value] }))}
        />
      </div>
      {list.isPending && (
        <SkeletonGroup className="flex flex-col gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
      {list.isSuccess && items.length === 0 && (
        <EmptyState title={texts.referrals.empty[state].title}>
          {texts.referrals.empty[state].about}
        </EmptyState>
      )}
      {items.length > 0 && <ReferralTable items={items} state={state} now={list.dataUpdatedAt} />}
      {list.isError && (
        <ErrorState className="mt-4" onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {list.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button
            busy={list.isFetchingNextPage}
            busyText="Loading..."
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </section>
  )
}

type ReferralTableProps = { items: readonly Referral[]; state: ReferralState; now: number }

function ReferralTable({ items, state, now }: ReferralTableProps) {
  const client = useQueryClient()
  const correct = useMutation({
    mutationFn: ({ id }: Referral) => {
      const { release, reversal } = referralApi.launch.referrals[':id']
      return unwrap((state === 'held' ? release : reversal).$put({ param: { id } }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
  return (
    <>
      {correct.isError && (
        <Notice kind="failure" className="mb-4">
          {correct.error.message}
        </Notice>
      )}
      <Table caption={texts.referrals.title}>
        <TableHead>
          <HeadCell>When</HeadCell>
          <HeadCell>{texts.referrals.referrer}</HeadCell>
          <HeadCell>{texts.referrals.referred}</HeadCell>
          <HeadCell className="w-full">{texts.referrals.reason}</HeadCell>
          <HeadCell>
            <span className="sr-only">Action</span>
          </HeadCell>
        </TableHead>
        <TableBody>
          {items.map((referral) => (
            <tr key={referral.id}>
              <Cell className="whitespace-nowrap text-ink-soft">
                <time dateTime={referral.createdAt} title={formatDateTime(referral.createdAt)}>
                  {formatAgo(referral.createdAt, now)}
                </time>
              </Cell>
              <Cell className="min-w-40 xl:whitespace-nowrap">
                <Person email={referral.referrer} />
              </Cell>
              <Cell className="min-w-40 xl:whitespace-nowrap">
                <Person email={referral.referred} />
              </Cell>
              <Cell className="min-w-40">
                {referral.holdReason === null ? texts.referrals.counted : holdReasons[referral.holdReason]}
              </Cell>
              <Cell>
                <Button
                  busy={correct.isPending && correct.variables.id === referral.id}
                  busyText={texts.referrals.busy}
                  onClick={() => correct.mutate(referral)}
                >
                  {texts.referrals.actions[state]}
                </Button>
              </Cell>
            </tr>
          ))}
        </TableBody>
      </Table>
    </>
  )
}

const Person = ({ email }: { email: string | null }) =>
  email === null ? <span className="text-ink-soft">{texts.deleted}</span> : <EmailText email={email} />
