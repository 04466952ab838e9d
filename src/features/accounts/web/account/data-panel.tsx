import Download from 'lucide-react/icons/download'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { Account } from '../../contract/account.ts'
import { accountMessages } from '../../contract/account-messages.ts'
import { DeletionDialog } from './deletion-dialog.tsx'
import { asApiError, apiErrorOf } from '#platform/web/api-error.ts'
import { accountApi } from '../account-api.ts'
import { refreshSession } from '../session/session.ts'
import { Panel } from './panel.tsx'

export function DataPanel({ account }: { account: Account }) {
  const [isConfirming, setConfirming] = useState(false)
  const download = useMutation({ mutationFn: downloadOwnData })
  return (
    <Panel title="Your data" about="Download or delete everything.">
      <div className="flex flex-wrap gap-3">
        <Button busy={download.isPending} busyText="Gathering..." onClick={() => download.mutate()}>
          <Download size={16} aria-hidden="true" />
          Download my data
        </Button>
        {!account.isTeam && (
          <Button variant="danger" onClick={() => setConfirming(true)}>
            Delete my account
          </Button>
        )}
      </div>
      {account.isTeam && <p className="mt-4 text-sm text-ink-soft">{accountMessages.teamAccount}</p>}
      {download.isError && (
        <Notice kind="failure" className="mt-4">
          {download.error.message}
        </Notice>
      )}
      <DeletionDialog account={account} open={isConfirming} onOpenChange={setConfirming} />
    </Panel>
  )
}

/** Saves the file under the name given by the server. Uses fetch so that errors can be shown. */
async function downloadOwnData(): Promise<void> {
  const answer = await accountApi.account.export.$get().catch((cause: unknown) => {
    throw asApiError(cause)
  })
  // The response type covers success only; errors use the standard envelope.
  const status: number = answer.status
  if (status === 401) void refreshSession()
  if (status >= 400) throw apiErrorOf(status, await answer.json().catch(() => undefined))
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
  const address = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), {
    href: address,
    download: named?.[1] ?? 'crovest-data.json',
  }).click()
  URL.revokeObjectURL(address)
}
