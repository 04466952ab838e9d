import { lazy } from 'react'

// The chart library is as large as everything else on the page, and evaluating it holds the page up: it is asked for when the
// numbers have been painted.

export const TimeChart = lazy(async () => {
  await nextPaint()
  return { default: (await import('./time-chart.tsx')).TimeChart }
})

export const CategoryPie = lazy(async () => {
  await nextPaint()
  return { default: (await import('./category-pie.tsx')).CategoryPie }
})

export const FlowChart = lazy(async () => {
  await nextPaint()
  return { default: (await import('./flow-chart.tsx')).FlowChart }
})

/** A frame is painted after its callbacks have run, so a message posted in one comes back behind the paint. */
async function nextPaint() {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}
