import Mail from 'lucide-react/icons/mail'
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
  { name: 'The last lamp makers', orders: 1204, total: 10_440 },
  { name: 'Bread in nine cities', orders: 87, total: 960.5 },
]

export function KitPanels({ theme }: { theme: string }) {
  return (
    <>
      <KitGroup title="Table: full, loading, empty, error">
        <Table caption={`Products, ${theme}`}>
          <TableHead>
            <HeadCell>Product</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell numeric>Orders</HeadCell>
            <HeadCell numeric>Total</HeadCell>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <tr key={row.name}>
                <Cell>{row.name}</Cell>
                <Cell>
                  <Badge tone="gain">live</Badge>
                </Cell>
                <Cell numeric>{formatNumber(row.orders)}</Cell>
                <Cell numeric>{formatMoney(row.total)}</Cell>
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
          icon={<Mail size={28} />}
          title="No messages yet"
          action={<Button variant="main">Write a message</Button>}
        >
          Messages from the contact form appear here.
        </EmptyState>
        <ErrorState onRetry={() => undefined}>The server didn't respond. Nothing was changed.</ErrorState>
      </KitGroup>
      <KitGroup title="Tabs">
        <Tabs
          label="Who are you?"
          tabs={[
            { value: 'readers', label: 'Readers', content: <p>Readers see everything.</p> },
            { value: 'writers', label: 'Writers', content: <p>Writers change their own.</p> },
            { value: 'owners', label: 'Owners', content: <p>Owners change everything.</p> },
          ]}
        />
      </KitGroup>
    </>
  )
}
