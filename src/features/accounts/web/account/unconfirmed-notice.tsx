import { useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { accountApi } from '../account-api.ts'
import { requestAccount } from './request-account.ts'

export function UnconfirmedNotice() {
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<{ kind: 'success' | 'failure'; text: string }>()

  async function resend() {
    setBusy(true)
    try {
      const { message } = await requestAccount(accountApi.account['email-confirmation'].$post())
      setResult({ kind: 'success', text: message })
    } catch (cause) {
      setResult({ kind: 'failure', text: asApiError(cause).message })
    }
    setBusy(false)
  }

  return (
    <div className="mt-6 flex flex-col gap-3">
      <Notice kind="warning" title="Your email address isn’t confirmed yet">
        <p>Open the link we sent you. Until then, you get fewer generations per day.</p>
        <Button className="mt-3" busy={busy} busyText="Sending..." onClick={() => void resend()}>
          Send the email again
        </Button>
      </Notice>
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
    </div>
  )
}
