import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { ReportQuery } from '../../contract/reports.ts'
import { shareTexts } from '../../contract/share-texts.ts'

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog)

export function ShareReport({ query }: { query: ReportQuery }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 size={16} aria-hidden="true" />
        {shareTexts.button}
      </Button>
      <ShareDialog open={open} query={query} onClose={() => setOpen(false)} />
    </>
  )
}
