import { Suspense, useEffect } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'

const load = async () => (await import('./content-profile-editor.tsx')).ContentProfileEditor

const LoadedDialog = lazyWithFallback(load, LoadFailure)

export type ContentProfileDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** 'Creator Profile': what the AI tools know about a creator's content. Loaded after the page that offers it. */
export function ContentProfileDialog({ open, onOpenChange }: ContentProfileDialogProps) {
  // Before it is asked for, so that it opens at once, and also when the network has gone meanwhile.
  useEffect(() => void load().catch(() => undefined), [])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <LoadedDialog onClose={() => onOpenChange(false)} />
    </Suspense>
  )
}
