import { Suspense } from 'react'
import { brand } from '#platform/common/brand.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'

const load = async () => (await import('./notebook/notebook-screen.tsx')).NotebookScreen
const Notebook = lazyWithFallback(load, LoadFailure)
if (typeof window !== 'undefined') void load().catch(() => undefined)

export const meta = () => pageMeta(`Notebook · ${brand.name}`, 'The facts your scripts are written from.')

export default function NotebookPage() {
  return (
    <Suspense fallback={<Spinner className="min-h-[50dvh]" />}>
      <Notebook />
    </Suspense>
  )
}
