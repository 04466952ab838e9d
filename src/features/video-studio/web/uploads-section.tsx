import { Suspense, useRef, useState } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { uploadTexts } from '../contract/uploads.ts'

const Uploads = lazyWithFallback(
  () => import('./uploads.tsx').then((module) => module.Uploads),
  () => <Notice kind="failure">{uploadTexts.notLoaded}</Notice>,
)

/** Loads the list of photos and recordings when it is opened. */
export function UploadsSection({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  return (
    <details
      className="rounded-md border border-line p-4"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={summary} className="cursor-pointer font-semibold">
        {uploadTexts.title}
      </summary>
      {isOpen && (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-32" />}>
            <Uploads email={email} onFocusLost={() => summary.current?.focus()} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
