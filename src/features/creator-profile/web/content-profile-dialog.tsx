import { lazy, Suspense } from 'react'

const LoadedDialog = lazy(() =>
  import('./content-profile-editor.tsx').then(({ ContentProfileEditor }) => ({
    default: ContentProfileEditor,
  })),
)

export type ContentProfileDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** 'Creator Profile': what the AI tools know about a creator's content. Loaded when it is first opened. */
export function ContentProfileDialog({ open, onOpenChange }: ContentProfileDialogProps) {
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <LoadedDialog onClose={() => onOpenChange(false)} />
    </Suspense>
  )
}
