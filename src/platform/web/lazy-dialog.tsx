import { Suspense, useEffect, type ComponentType } from 'react'
import { lazyWithFallback } from './lazy-with-fallback.ts'
import { Dialog } from './ui/dialog.tsx'
import { LoadFailure } from './ui/error-state.tsx'
import { loadWhenQuiet } from './when-quiet.ts'

type Closable = { onClose: () => void }

/**
 * A dialog whose script loads once the page is quiet, so that it opens immediately even if the network is gone
 * by then, or when it opens, if that is sooner. Render it with the page; it shows nothing until `open`.
 */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const Loaded: ComponentType<Props> = lazyWithFallback<Props>(load, DialogLoadFailure)
  return function LazyDialog(props: Props & { open: boolean }) {
    useEffect(() => loadWhenQuiet(load), [])
    if (!props.open) return null
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

function DialogLoadFailure({ onClose }: Closable) {
  return (
    <Dialog open onOpenChange={onClose} title="Please try again">
      <LoadFailure />
    </Dialog>
  )
}
