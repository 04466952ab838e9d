import { Layer, Rectangle, ResponsiveContainer, Sankey, type SankeyNodeProps } from 'recharts'
import { formatNumber } from '#platform/web/format.ts'
import type { ButtonReport } from '../../contract/reports.ts'
import { drawFlow } from '../../domain/draw-flow.ts'
import { Picture } from './picture.tsx'

const mostMoves = 40

/** The ways of visits, page by page from left to right. */
export function FlowPicture({ flow }: { flow: ButtonReport['flow'] }) {
  const drawn = drawFlow(flow, mostMoves)
  return (
    <Picture
      title="The ways visitors take"
      label={`From the first page of a visit to its fifth. ${flow.length} different moves.`}
      columns={[
        { title: 'Move', numeric: true },
        { title: 'From' },
        { title: 'To' },
        { title: 'Visits', numeric: true },
      ]}
      rows={flow.map(({ step, from, to, count }) => [step, from, to, formatNumber(count)])}
    >
      {drawn.links.length === 0 ? (
        <p className="py-4 text-sm text-ink-soft">Nobody went from one page to another in this window.</p>
      ) : (
        <div className="overflow-x-auto">
          <div className="min-w-[44rem]">
            <ResponsiveContainer width="100%" height={460}>
              <Sankey
                data={drawn}
                nodeWidth={10}
                nodePadding={26}
                align="left"
                linkCurvature={0.5}
                iterations={64}
                margin={{ top: 16, right: 190, bottom: 16, left: 8 }}
                link={{ stroke: 'var(--accent)', strokeOpacity: 0.28 }}
                node={PageNode}
              />
            </ResponsiveContainer>
          </div>
        </div>
      )}
    </Picture>
  )
}

function PageNode({ x, y, width, height, payload }: SankeyNodeProps) {
  const { page, value } = payload as unknown as { page: string; value: number }
  return (
    <Layer>
      <Rectangle x={x} y={y} width={width} height={height} fill="var(--ink)" radius={2} />
      <text x={x + width + 8} y={y + height / 2 - 3} fontSize={13} fill="var(--ink)">
        {page}
      </text>
      <text x={x + width + 8} y={y + height / 2 + 12} fontSize={12} fill="var(--ink-soft)">
        {formatNumber(value)}
      </text>
    </Layer>
  )
}
