import { Suspense } from 'react'
import { brand } from '#platform/common/brand.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'

const load = async () => (await import('./script/script-screen.tsx')).ScriptScreen
const Screen = lazyWithFallback(load, LoadFailure)
if (typeof window !== 'undefined') void load().catch(() => undefined)

export const meta = () => pageMeta(`Script · ${brand.name}`, 'A script to work on.')

export default function ScriptPage() {
  return (
    <Suspense fallback={<Spinner className="min-h-[50dvh]" />}>
      <Screen />
    </Suspense>
  )
}
