import Inbox from 'lucide-react/icons/inbox'
import { formatMoney, formatNumber } from '../format.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '../ui/table.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { KitGroup } from './kit-group.tsx'

const rows = [
  { name: 'The last lamp makers', backers: 1204, raised: 10_440 },
  { name: 'Bread in nine cities', backers: 87, raised: 960.5 },
]

export function KitPanels({ theme }: { theme: string }) {
  return (
    <>
      <KitGroup title="Table: full, loading, empty, error">
        <Table caption={`Campaigns, ${theme}`}>
          <TableHead>
            <HeadCell>Campaign</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell numeric>Backers</HeadCell>
            <HeadCell numeric>Raised</HeadCell>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <tr key={row.name}>
                <Cell>{row.name}</Cell>
                <Cell>
                  <Badge tone="gain">live</Badge>
                </Cell>
                <Cell numeric>{formatNumber(row.backers)}</Cell>
                <Cell numeric>{formatMoney(row.raised)}</Cell>
              </tr>
            ))}
          </TableBody>
        </Table>
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-5/6" />
        </SkeletonGroup>
        <EmptyState
          icon={<Inbox size={28} />}
          title="No messages yet"
          action={<Button variant="main">Write one</Button>}
        >
          What people send through the contact form appears here.
        </EmptyState>
        <ErrorState onRetry={() => undefined}>The server did not answer. Nothing was changed.</ErrorState>
      </KitGroup>
      <KitGroup title="Tabs">
        <Tabs
          label="Who are you?"
          tabs={[
            { value: 'creators', label: 'Content Creators', content: <p>Creators raise money.</p> },
            { value: 'investors', label: 'Investors', content: <p>Investors earn a return.</p> },
            { value: 'backers', label: 'Backers', content: <p>Backers get rewards.</p> },
          ]}
        />
      </KitGroup>
    </>
  )
}
