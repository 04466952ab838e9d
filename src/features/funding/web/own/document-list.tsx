import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { formatDate } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import type { CreatorDocument } from '../../contract/creators.ts'
import { ownVerificationTexts as texts } from '../../contract/own-campaign-texts.ts'
import { verificationApi } from './own-campaign-api.ts'

type DocumentListProps = { documents: readonly CreatorDocument[]; onChange: () => Promise<unknown> }

/** The creator can open and remove what they sent, at any time. */
export function DocumentList({ documents, onChange }: DocumentListProps) {
  const [leaving, setLeaving] = useState<CreatorDocument>()
  const [isAsking, setAsking] = useState(false)
  if (documents.length === 0) return null
  return (
    <>
      <ul aria-label={texts.documents} className="mt-4 divide-y divide-line border-y border-line">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center gap-3 py-1">
            <a
              className="min-w-0 flex-1 truncate text-accent-text hover:underline"
              href={`/api/creator-verification/documents/${document.id}`}
            >
              {document.name}
            </a>
            <span className="shrink-0 text-sm text-ink-soft">{formatDate(document.createdAt)}</span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={texts.remove(document.name)}
              onClick={() => {
                setLeaving(document)
                setAsking(true)
              }}
            >
              <X size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={<span className="break-words">{texts.removeTitle(leaving?.name ?? '')}</span>}
        confirmText={texts.removeConfirm}
        busyText={texts.removing}
        onConfirm={async () => {
          if (leaving) await unwrap(verificationApi.documents[':id'].$delete({ param: { id: leaving.id } }))
          await onChange()
        }}
      >
        {texts.removeAbout}
      </ConfirmDialog>
    </>
  )
}
