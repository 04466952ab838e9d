import { lazyDialog } from '#platform/web/lazy-dialog.tsx'

const LoadedDialog = lazyDialog(
  async () => (await import('./content-profile-editor.tsx')).ContentProfileEditor,
)

export type ContentProfileDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Loaded after the page that offers it. */
export function ContentProfileDialog({ open, onOpenChange }: ContentProfileDialogProps) {
  return <LoadedDialog open={open} onClose={() => onOpenChange(false)} />
}
