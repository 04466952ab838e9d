import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'

// The chart library is as large as everything else on the page, and evaluating it holds the page up: it is asked for when the
// numbers have been painted.

export const TimeChart = lazyWithFallback(async () => {
  await nextPaint()
  return (await import('./time-chart.tsx')).TimeChart
}, LoadFailure)

export const CategoryPie = lazyWithFallback(async () => {
  await nextPaint()
  return (await import('./category-pie.tsx')).CategoryPie
}, LoadFailure)

export const FlowChart = lazyWithFallback(async () => {
  await nextPaint()
  return (await import('./flow-chart.tsx')).FlowChart
}, LoadFailure)

/** A frame is painted after its callbacks have run, so a message posted in one comes back behind the paint. */
async function nextPaint() {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}
