import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCompact, formatNumber } from '#platform/web/format.ts'
import { labelOf, type PointsPer } from './point-label.ts'

type Point = { at: string } & Record<string, number | string>
type Line = { key: string; name: string; color: string }

/** A day is labeled by the date on which it ends. */
export function TimeChart({
  points,
  lines,
  per,
}: {
  points: readonly Point[]
  lines: readonly Line[]
  per: PointsPer
}) {
  return (
    <div>
      <ul className="mb-2 flex gap-5 text-sm text-ink-soft">
        {lines.map(({ key, name, color }) => (
          <li key={key} className="flex items-center gap-2">
            <span className="size-2.5 rounded-full" style={{ backgroundColor: color }} />
            {name}
          </li>
        ))}
      </ul>
      <ResponsiveContainer width="100%" height={260}>
        <AreaChart
          data={[...points]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="at"
            tickFormatter={(at: string) => labelOf(at, per)}
            stroke="var(--ink-soft)"
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            fontSize={13}
            minTickGap={28}
          />
          <YAxis
            width={44}
            allowDecimals={false}
            tickFormatter={(value: number) => formatCompact(value)}
            stroke="var(--ink-soft)"
            tickLine={false}
            axisLine={false}
            fontSize={13}
          />
          <Tooltip
            isAnimationActive={false}
            labelFormatter={(at) => (typeof at === 'string' ? labelOf(at, per) : at)}
            formatter={(value) => formatNumber(Number(value))}
            contentStyle={{
              background: 'var(--surface)',
              border: '1px solid var(--line)',
              borderRadius: '0.625rem',
              color: 'var(--ink)',
            }}
          />
          {lines.map(({ key, name, color }) => (
            <Area
              key={key}
              dataKey={key}
              name={name}
              type="monotone"
              stroke={color}
              strokeWidth={2}
              fill={color}
              fillOpacity={0.12}
              isAnimationActive={false}
            />
          ))}
        </AreaChart>
      </ResponsiveContainer>
    </div>
  )
}
