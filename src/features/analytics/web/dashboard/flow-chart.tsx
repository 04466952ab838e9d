import { Layer, Rectangle, ResponsiveContainer, Sankey, type SankeyNodeProps } from 'recharts'
import { formatNumber } from '#platform/web/format.ts'
import type { drawFlow } from '../../domain/draw-flow.ts'

export function FlowChart({ flow }: { flow: ReturnType<typeof drawFlow> }) {
  return (
    <ResponsiveContainer width="100%" height={460}>
      <Sankey
        data={flow}
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
