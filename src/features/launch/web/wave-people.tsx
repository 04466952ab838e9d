import { useQuery } from '@tanstack/react-query'
import { accountPaths } from '#features/accounts/contract/paths.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { EmailText } from '#platform/web/ui/email-text.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import { launchPanelTexts } from '../contract/launch-panel-texts.ts'
import { inviteStates } from '../contract/wave-texts.ts'
import { waveApi, wavesKey } from './wave-api.ts'

const texts = launchPanelTexts.waves

/** Who a wave invited, and how far each of them has come. */
export function WavePeople({ id, caption }: { id: string; caption: string }) {
  const people = useQuery({
    queryKey: [...wavesKey, id],
    queryFn: () => unwrap(waveApi.launch.waves[':id'].people.$get({ param: { id } })),
    staleTime: 0,
  })
  if (people.isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-12" />
      </SkeletonGroup>
    )
  if (people.isError)
    return (
      <ErrorState onRetry={() => void people.refetch()} busy={people.isFetching}>
        {people.error.message}
      </ErrorState>
    )
  const { items } = people.data
  if (items.length === 0) return <p>{texts.allDeleted}</p>
  return (
    <Table caption={caption} className="max-h-96 overflow-y-auto">
      <TableHead>
        <HeadCell className="w-full">{texts.person.email}</HeadCell>
        <HeadCell>{texts.person.state}</HeadCell>
        <HeadCell>{texts.person.at}</HeadCell>
      </TableHead>
      <TableBody>
        {items.map(({ email, state, at }) => (
          <tr key={email}>
            <Cell>
              <TextLink to={`${accountPaths.admin}/person?email=${encodeURIComponent(email)}`}>
                <EmailText email={email} />
              </TextLink>
            </Cell>
            <Cell className="whitespace-nowrap">{inviteStates[state]}</Cell>
            <Cell className="whitespace-nowrap">{at === null ? '' : formatDateTime(at)}</Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  )
}
