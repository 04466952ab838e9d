import { useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { accountApi } from '../account-api.ts'
import { askAccount } from './ask-account.ts'

export function UnconfirmedNotice() {
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<{ kind: 'success' | 'failure'; text: string }>()

  async function resend() {
    setBusy(true)
    try {
      const { message } = await askAccount(accountApi.account['email-confirmation'].$post())
      setResult({ kind: 'success', text: message })
    } catch (cause) {
      setResult({ kind: 'failure', text: asApiError(cause).message })
    }
    setBusy(false)
  }

  return (
    <div className="mt-6 flex flex-col gap-3">
      <Notice kind="warning" title="Your address is not confirmed yet">
        <p>
          Please open the link that we mailed to you. Until then your daily allowance in the tools is smaller.
        </p>
        <Button className="mt-3" busy={busy} busyText="Sending..." onClick={() => void resend()}>
          Send the mail again
        </Button>
      </Notice>
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
    </div>
  )
}
