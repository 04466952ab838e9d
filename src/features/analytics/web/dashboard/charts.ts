import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'

// The chart library doubles the page's JavaScript, so it loads after the numbers have been painted.

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

/** A message posted in a frame callback arrives after that frame is painted. */
async function nextPaint() {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}
