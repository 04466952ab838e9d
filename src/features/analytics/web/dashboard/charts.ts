import { lazy } from 'react'

// The chart library is as large as everything else on the page: the numbers come before the pictures.

export const TimeChart = lazy(() =>
  import('./time-chart.tsx').then((drawn) => ({ default: drawn.TimeChart })),
)

export const CategoryPie = lazy(() =>
  import('./category-pie.tsx').then((drawn) => ({ default: drawn.CategoryPie })),
)

export const FlowChart = lazy(() =>
  import('./flow-chart.tsx').then((drawn) => ({ default: drawn.FlowChart })),
)
