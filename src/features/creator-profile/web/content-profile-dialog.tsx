import { Suspense, useEffect } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'

const load = async () => (await import('./content-profile-editor.tsx')).ContentProfileEditor

const LoadedDialog = lazyWithFallback(load, LoadFailure)

export type ContentProfileDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Loaded after the page that offers it. */
export function ContentProfileDialog({ open, onOpenChange }: ContentProfileDialogProps) {
  // Preloaded so that it opens immediately, even if the network is gone by then.
  useEffect(() => void load().catch(() => undefined), [])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <LoadedDialog onClose={() => onOpenChange(false)} />
    </Suspense>
  )
}
