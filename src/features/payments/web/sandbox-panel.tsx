import { useQuery } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import { useRequest } from '#platform/web/use-request.ts'
import { sandboxTexts as texts } from '../contract/sandbox-texts.ts'
import type { sandboxRoutes } from '../server/sandbox/sandbox.routes.ts'
import { ClockForm } from './clock-form.tsx'
import { EventTable } from './event-table.tsx'

const api = apiClient<ReturnType<typeof sandboxRoutes>>('/api/admin').sandbox

/** How the team plays with the test provider: its clock, cards and events. */
export function SandboxPanel() {
  const found = useQuery({
    queryKey: ['admin', 'sandbox'],
    queryFn: () => unwrap(api.$get()),
    refetchInterval: 15_000,
  })
  const { busy, failure, run } = useRequest(found.refetch)

  if (found.isError)
    return (
      <ErrorState onRetry={() => void found.refetch()} busy={found.isFetching}>
        {found.error.message}
      </ErrorState>
    )
  if (!found.isSuccess)
    return (
      <SkeletonGroup>
        <Skeleton className="h-40" />
      </SkeletonGroup>
    )
  return (
    <section className="flex flex-col gap-8">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-xl">{texts.title}</h2>
          <Badge tone="warn">{texts.label}</Badge>
        </div>
        <p className="mt-1 text-sm text-ink-soft">{texts.about}</p>
      </div>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
      <ClockForm
        state={found.data}
        busy={busy === 'clock'}
        onMove={(advanceMinutes) => run('clock', () => unwrap(api.clock.$post({ json: { advanceMinutes } })))}
      />
      <EventTable
        events={found.data.events}
        busy={busy}
        onDeliver={(id) => run(id, () => unwrap(api.events[':id'].deliveries.$post({ param: { id } })))}
        onLose={(id) => run(id, () => unwrap(api.events[':id'].loss.$put({ param: { id } })))}
      />
      <div>
        <h3 className="font-semibold">{texts.cards}</h3>
        <Table caption={texts.cards} className="mt-2">
          <TableHead>
            {texts.cardHead.map((head) => (
              <HeadCell key={head}>{head}</HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {found.data.cards.map(({ id, label, about }) => (
              <tr key={id}>
                <Cell>{label}</Cell>
                <Cell>{about}</Cell>
              </tr>
            ))}
          </TableBody>
        </Table>
      </div>
    </section>
  )
}
