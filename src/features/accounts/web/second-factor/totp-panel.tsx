import { useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { accountApi } from '../account-api.ts'
import { requestAccount } from '../account/request-account.ts'
import { Panel } from '../account/panel.tsx'
import { CodeField } from './code-field.tsx'
import { withConfirmation } from './confirmation-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

type Change = { onChange: (newCodes?: readonly string[]) => Promise<void> }
type Setup = { secret: string; uri: string }

export function TotpPanel({ hasTotp, onChange }: { hasTotp: boolean } & Change) {
  return (
    <Panel title="Authenticator app" about="A six-digit code from an app, asked for after your password.">
      {hasTotp ? <InUse onChange={onChange} /> : <SetUp onChange={onChange} />}
    </Panel>
  )
}

function InUse({ onChange }: Change) {
  const [isConfirming, setConfirming] = useState(false)
  const remove = async () => {
    await withConfirmation(() => requestAccount(accountApi.account.totp.$delete()))
    await onChange()
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Badge tone="gain">In use</Badge>
      <Button onClick={() => setConfirming(true)}>Remove app</Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Remove the authenticator app?"
        confirmText="Remove"
        busyText="Removing..."
        onConfirm={remove}
      >
        Its codes stop working. Without a passkey, your password alone will sign you in.
      </ConfirmDialog>
    </div>
  )
}

function SetUp({ onChange }: Change) {
  const [setup, setSetup] = useState<Setup>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (setup) return <FinishSetup setup={setup} onChange={onChange} />

  async function begin() {
    setBusy(true)
    setFailure(undefined)
    try {
      setSetup(await withConfirmation(() => requestAccount(accountApi.account.totp.$post())))
    } catch (cause) {
      setFailure(asApiError(cause).message)
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <Button busy={busy} busyText="Preparing..." onClick={() => void begin()}>
        Set up app
      </Button>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
    </div>
  )
}

function FinishSetup({ setup: { secret, uri }, onChange }: { setup: Setup } & Change) {
  const form = useContractForm({
    schema: () => import('../../contract/second-factor.ts').then((contract) => contract.TotpCodeInput),
    submit: (json) => withConfirmation(() => requestAccount(accountApi.account.totp.$put({ json }))),
    onSuccess: ({ recoveryCodes }) => void onChange(recoveryCodes),
    keepValues: true,
  })
  return (
    <div className="flex flex-col gap-5">
      <p>Scan this with your authenticator app, then enter the code it shows.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p className="text-sm text-ink-soft">
        Can’t scan it? Enter this key instead:{' '}
        <code className="font-medium text-ink select-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <form {...form.props} className="flex flex-col items-start gap-4">
        <CodeField {...form.field('code')} hint="Six digits." />
        <FormNotice of={form} className="w-full" />
        <Button type="submit" variant="main" busy={form.busy} busyText="Checking...">
          Turn on
        </Button>
      </form>
    </div>
  )
}

/** Dark on light in both themes, because cameras can't read it otherwise. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => {
      const { encode } = await import('uqr')
      return encode(text, { border: 3 })
    },
    // The content is secret.
    gcTime: 0,
    staleTime: Infinity,
  })
  if (code.isError) return null
  if (!code.isSuccess) return <Skeleton className="size-48" />
  const { size, data } = code.data
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md border border-line"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  )
}
