import { formatNumber, formatPercent } from '#platform/web/format.ts'
import { buttonCategories } from '../../contract/event-types.ts'
import type { ButtonReport } from '../../contract/reports.ts'
import { shareOf } from '../../domain/change.ts'
import { BarList } from './bar-list.tsx'
import { buttonLabel } from '../../domain/button-label.ts'
import { categoryColors } from './category-colors.ts'
import { ChangeMark } from './change-mark.tsx'
import { CategoryPie } from './charts.ts'
import { Figures, Picture, Section } from './picture.tsx'

export function ButtonStats({ report: { buttons, totalClicks } }: { report: ButtonReport }) {
  return (
    <Section title="All buttons">
      <Figures
        caption="Buttons"
        columns={[
          { title: 'Button' },
          { title: 'Category' },
          { title: 'Clicks', numeric: true },
          { title: 'Share', numeric: true },
          { title: 'Before', numeric: true },
          { title: 'Change', numeric: true },
        ]}
        rows={buttons.map(({ name, category, count, before }) => [
          buttonLabel(name),
          category,
          formatNumber(count),
          formatPercent(shareOf(count, totalClicks)),
          formatNumber(before ?? 0),
          <ChangeMark key="change" of={{ count, before }} />,
        ])}
      />
    </Section>
  )
}

export function Categories({ report: { categoryCounts, totalClicks } }: { report: ButtonReport }) {
  const categories = buttonCategories
    .map((name) => ({ name, value: categoryCounts[name] ?? 0, color: categoryColors[name] }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
  return (
    <Picture
      title="Clicks by category"
      label={`Most clicked: ${categories[0]?.name ?? 'nothing'}.`}
      columns={[{ title: 'Category' }, { title: 'Clicks', numeric: true }, { title: 'Share', numeric: true }]}
      rows={categories.map(({ name, value }) => [
        name,
        formatNumber(value),
        formatPercent(shareOf(value, totalClicks)),
      ])}
    >
      <div className="grid grid-cols-1 items-center gap-8 md:grid-cols-2">
        <CategoryPie categories={categories} />
        <BarList
          bars={categories.map(({ name, value, color }) => ({
            name,
            value,
            color,
            note: formatPercent(shareOf(value, totalClicks)),
          }))}
        />
      </div>
    </Picture>
  )
}
