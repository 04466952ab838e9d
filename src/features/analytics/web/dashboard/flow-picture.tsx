import { formatNumber } from '#platform/web/format.ts'
import type { ButtonReport } from '../../contract/reports.ts'
import { drawFlow } from '../../domain/draw-flow.ts'
import { FlowChart } from './charts.ts'
import { Picture } from './picture.tsx'

const maxMoves = 40

/** Visitor paths, page by page from left to right. */
export function FlowPicture({ flow }: { flow: ButtonReport['flow'] }) {
  const drawn = drawFlow(flow, maxMoves)
  return (
    <Picture
      title="Visitor paths"
      label={`The first five pages of a visit. ${flow.length} different steps.`}
      columns={[
        { title: 'Move', numeric: true },
        { title: 'From' },
        { title: 'To' },
        { title: 'Visits', numeric: true },
      ]}
      rows={flow.map(({ step, from, to, count }) => [step, from, to, formatNumber(count)])}
    >
      {drawn.links.length === 0 ? (
        <p className="py-4 text-sm text-ink-soft">No page changes in this period.</p>
      ) : (
        <div className="overflow-x-auto">
          <div className="min-w-[44rem]">
            <FlowChart flow={drawn} />
          </div>
        </div>
      )}
    </Picture>
  )
}
