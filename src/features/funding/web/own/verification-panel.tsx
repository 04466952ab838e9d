import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useRequest } from '#platform/web/use-request.ts'
import { verificationTexts } from '../../contract/campaign-texts.ts'
import type { Verification } from '../../contract/creators.ts'
import { ownVerificationTexts as texts } from '../../contract/own-campaign-texts.ts'
import { DocumentList } from './document-list.tsx'
import { verificationApi } from './own-campaign-api.ts'
import { upload } from './upload.ts'
import { UploadButton } from './upload-button.tsx'

/** A creator shows the team who they are. */
export function VerificationPanel({ onChange }: { onChange: () => Promise<unknown> }) {
  const found = useQuery({
    queryKey: ['creator-verification'],
    queryFn: () => unwrap(verificationApi.$get()),
  })
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // The browser can't scroll to a panel that is loaded later.
    if (found.isSuccess && window.location.hash === '#verification') panel.current?.scrollIntoView()
  }, [found.isSuccess])
  const refresh = () => Promise.all([found.refetch(), onChange()])
  return (
    <section
      ref={panel}
      id="verification"
      className="mt-10 scroll-mt-6 rounded-lg border border-line bg-surface p-5"
      aria-labelledby="verification-title"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="verification-title" className="text-xl">
          {texts.title}
        </h2>
        {found.isSuccess && (
          <Badge tone={found.data.status === 'verified' ? 'gain' : 'neutral'}>
            {verificationTexts[found.data.status]}
          </Badge>
        )}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{texts.about}</p>
      {found.isPending && (
        <SkeletonGroup className="mt-4">
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
      {found.isError && (
        <ErrorState className="mt-4" onRetry={() => void found.refetch()} busy={found.isFetching}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && <Loaded verification={found.data} onChange={refresh} />}
    </section>
  )
}

type LoadedProps = { verification: Verification; onChange: () => Promise<unknown> }

function Loaded({ verification, onChange }: LoadedProps) {
  const { status, note, documents } = verification
  const [legalName, setLegalName] = useState(verification.legalName)
  const { busy, failure, run } = useRequest<'upload' | 'request'>(onChange)

  const addDocument = (file: File) => {
    const path = `/api/creator-verification/documents?name=${encodeURIComponent(file.name.slice(0, 120))}`
    return run('upload', () => upload('POST', path, file))
  }
  const canAsk = status === 'none' || status === 'declined'
  return (
    <>
      <p className="mt-3">{texts.next[status]}</p>
      {status === 'declined' && note !== '' && (
        <Notice kind="warning" className="mt-3" title={texts.reason}>
          <p className="break-words whitespace-pre-line">{note}</p>
        </Notice>
      )}
      <DocumentList documents={documents} onChange={onChange} />
      {status !== 'verified' && (
        <div className="mt-4">
          <UploadButton
            label={texts.upload}
            busyText={texts.uploading}
            accept="application/pdf,image/jpeg,image/png"
            busy={busy === 'upload'}
            onFile={(file) => void addDocument(file)}
          />
          <p className="mt-1.5 text-sm text-ink-soft">{texts.kinds}</p>
        </div>
      )}
      {canAsk && (
        <form
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void run('request', () => unwrap(verificationApi.$put({ json: { legalName } })))
          }}
        >
          <TextField
            className="flex-1 basis-64"
            label={texts.legalName}
            name="legalName"
            autoComplete="name"
            maxLength={120}
            value={legalName}
            onChange={(event) => setLegalName(event.currentTarget.value)}
          />
          <Button type="submit" className="min-h-11" busy={busy === 'request'}>
            {texts.request}
          </Button>
        </form>
      )}
      {failure !== undefined && (
        <Notice kind="failure" className="mt-4">
          {failure}
        </Notice>
      )}
    </>
  )
}
