import { Pie, PieChart, ResponsiveContainer } from 'recharts'

type Category = { name: string; value: number; color: string }

export function CategoryPie({ categories }: { categories: readonly Category[] }) {
  return (
    <ResponsiveContainer width="100%" height={260}>
      <PieChart accessibilityLayer={false}>
        <Pie
          data={categories.map(({ name, value, color }) => ({ name, value, fill: color }))}
          dataKey="value"
          nameKey="name"
          innerRadius="58%"
          outerRadius="92%"
          paddingAngle={1}
          stroke="var(--paper)"
          isAnimationActive={false}
        />
      </PieChart>
    </ResponsiveContainer>
  )
}
