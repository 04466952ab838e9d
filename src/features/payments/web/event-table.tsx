import { formatDateTime } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import { sandboxTexts as texts } from '../contract/sandbox-texts.ts'
import type { SandboxEvent } from '../contract/sandbox.ts'

type EventTableProps = {
  events: readonly SandboxEvent[]
  /** The event whose request is under way. */
  busy: string | undefined
  onDeliver: (id: string) => Promise<void>
  onLose: (id: string) => Promise<void>
}

export function EventTable({ events, busy, onDeliver, onLose }: EventTableProps) {
  return (
    <div>
      <h3 className="font-semibold">{texts.events}</h3>
      <p className="mt-1 text-sm text-ink-soft">{texts.eventsAbout}</p>
      {events.length === 0 ? (
        <p className="mt-3">{texts.noEvents}</p>
      ) : (
        <Table caption={texts.events} className="mt-2">
          <TableHead>
            {texts.eventHead.map((head) => (
              <HeadCell key={head}>{head}</HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {events.map(({ id, kind, state, deliveries, dueAt }) => (
              <tr key={id}>
                <Cell>{texts.kinds[kind]}</Cell>
                <Cell>
                  <Badge tone={state === 'delivered' ? 'gain' : state === 'lost' ? 'danger' : 'neutral'}>
                    {state === 'delivered' ? texts.times(deliveries) : texts.states[state]}
                  </Badge>
                </Cell>
                <Cell>{formatDateTime(dueAt)}</Cell>
                <Cell>
                  <div className="flex gap-2">
                    <Button busy={busy === id} onClick={() => void onDeliver(id)}>
                      {state === 'delivered' ? texts.again : texts.deliver}
                    </Button>
                    {state === 'waiting' && (
                      <Button variant="quiet" onClick={() => void onLose(id)}>
                        {texts.lose}
                      </Button>
                    )}
                  </div>
                </Cell>
              </tr>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  )
}
