import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { ReportQuery } from '../../contract/reports.ts'
import { shareDays, type ShareDays } from '../../contract/share-choices.ts'
import { shareTexts as texts } from '../../contract/share-texts.ts'
import { describeQuery } from '../../domain/describe-query.ts'
import { shareApi } from './report-api.ts'
import { shareLinksKey, ShareLinkList } from './share-link-list.tsx'

/** Makes a link to the report on screen, and lists the links that work. */
export function ShareDialog({ query, onClose }: { query: ReportQuery; onClose: () => void }) {
  const [days, setDays] = useState<ShareDays>(30)
  const client = useQueryClient()
  const create = useMutation({
    mutationFn: () => unwrap(shareApi.analytics['share-links'].$post({ json: { query, days } })),
    onSuccess: () => client.invalidateQueries({ queryKey: shareLinksKey }),
  })
  return (
    <Dialog open onOpenChange={onClose} size="xl" title={texts.title} description={texts.about}>
      <div className="flex flex-col gap-4">
        <p className="font-medium break-words">{describeQuery(query).join(' · ')}</p>
        {create.isError && <Notice kind="failure">{create.error.message}</Notice>}
        {create.data ? (
          <CreatedLink url={create.data.url} />
        ) : (
          <div className="flex flex-wrap items-end gap-3">
            <Select
              label={texts.expires}
              className="w-40"
              choices={shareDays.map((value) => ({ value: String(value), label: texts.days(value) }))}
              value={String(days)}
              onChange={({ target }) =>
                setDays(shareDays.find((value) => String(value) === target.value) ?? days)
              }
            />
            <Button
              variant="main"
              busy={create.isPending}
              busyText={texts.creating}
              onClick={() => create.mutate()}
            >
              {texts.create}
            </Button>
          </div>
        )}
        <ShareLinkList />
      </div>
    </Dialog>
  )
}

function CreatedLink({ url }: { url: string }) {
  const showToast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ text: texts.copied, kind: 'success' }),
      () => showToast({ text: texts.notCopied, kind: 'failure' }),
    )
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={texts.link}
        hint={texts.created}
        className="min-w-48 flex-1"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="main" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  )
}
