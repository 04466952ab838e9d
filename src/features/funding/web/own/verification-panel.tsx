import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { verificationTexts } from '../../contract/campaign-texts.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { verificationApi } from './own-campaign-api.ts'

/** A creator shows the team who they are. */
export function VerificationPanel({ onChange }: { onChange: () => Promise<unknown> }) {
  const [legalName, setLegalName] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const found = useQuery({
    queryKey: ['creator-verification'],
    queryFn: () => unwrap(verificationApi.$get()),
  })
  if (!found.isSuccess) return null
  const { status, note, documents } = found.data

  async function run(request: () => Promise<unknown>) {
    setBusy(true)
    setFailure(undefined)
    try {
      await request()
      await found.refetch()
      await onChange()
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  async function upload(file: File) {
    const path = `/api/creator-verification/documents?name=${encodeURIComponent(file.name.slice(0, 120))}`
    const response = await fetch(path, { method: 'POST', body: file, headers: { 'content-type': file.type } })
    if (response.ok) return
    const { error } = (await response.json()) as { error: { message: string } }
    throw new Error(error.message)
  }

  return (
    <section className="mt-10 rounded-lg border border-line bg-surface p-5" aria-labelledby="verification">
      <h2 id="verification" className="text-xl">
        {texts.verification}: {verificationTexts[status]}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.verificationAbout}</p>
      {status === 'declined' && (
        <p className="mt-2">
          {texts.declined} {note}
        </p>
      )}
      {status !== 'verified' && (
        <>
          <ul className="mt-3 text-sm">
            {documents.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <label className="mt-3 block font-semibold">
            {texts.document}
            <input
              type="file"
              accept="application/pdf,image/jpeg,image/png"
              disabled={busy}
              className="mt-1 block w-full font-normal"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? []
                if (file) void run(() => upload(file))
              }}
            />
          </label>
        </>
      )}
      {(status === 'none' || status === 'declined') && (
        <form
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void run(() => unwrap(verificationApi.$put({ json: { legalName } })))
          }}
        >
          <div className="min-w-0 flex-1 basis-64">
            <TextField
              label={texts.legalName}
              name="legalName"
              autoComplete="name"
              value={legalName}
              onChange={(event) => setLegalName(event.currentTarget.value)}
            />
          </div>
          <Button type="submit" busy={busy}>
            {texts.request}
          </Button>
        </form>
      )}
      {failure !== undefined && (
        <Notice kind="failure" className="mt-4">
          {failure}
        </Notice>
      )}
    </section>
  )
}
