import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { factorMessages } from '../../contract/second-factor-messages.ts'
import type { ConfirmationMethod } from '../../contract/second-factor.ts'
import { accountApi } from '../account-api.ts'
import { CodeField } from './code-field.tsx'
import { promptForPasskey } from './passkey-browser.ts'

type Settle = { onSettle: (confirmed: boolean) => void }

/** Asks for a password, a code or a passkey before a sensitive action. */
export function ConfirmationDialog({ onSettle }: Settle) {
  const offered = useQuery({
    queryKey: ['account', 'confirmation'],
    queryFn: () => unwrap(accountApi.account.confirmation.$get()),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onSettle(false)}
      title="Confirm it’s you"
      description="Confirm before we continue. You won’t be asked again for five minutes."
      size="sm"
    >
      {offered.isPending && (
        <SkeletonGroup>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {offered.isError && (
        <ErrorState onRetry={() => void offered.refetch()} busy={offered.isFetching}>
          {offered.error.message}
        </ErrorState>
      )}
      {offered.isSuccess && <ConfirmationMethods methods={offered.data.methods} onSettle={onSettle} />}
    </Dialog>
  )
}

function ConfirmationMethods({ methods, onSettle }: { methods: readonly ConfirmationMethod[] } & Settle) {
  if (methods.length === 0) return <Notice kind="information">{factorMessages.signInAgain}</Notice>
  return (
    <div className="flex flex-col gap-4">
      {methods.includes('passkey') && <ConfirmByPasskey onSettle={onSettle} />}
      {methods.includes('passkey') && methods.length > 1 && (
        <p className="text-center text-sm text-ink-soft">or</p>
      )}
      {methods.includes('password') && <ConfirmByPassword onSettle={onSettle} />}
      {methods.includes('code') && <ConfirmByCode onSettle={onSettle} />}
    </div>
  )
}

function ConfirmByPassword({ onSettle }: Settle) {
  const form = useContractForm({
    schema: () => import('../../contract/second-factor.ts').then((contract) => contract.PasswordProof),
    submit: (json) => unwrap(accountApi.account.confirmation.$post({ json })),
    onSuccess: () => onSettle(true),
    keepValues: true,
  })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <PasswordField
        {...form.field('password')}
        label="Your password"
        autoComplete="current-password"
        required
      />
      <FormNotice of={form} />
      <Button type="submit" variant="main" busy={form.busy} busyText="Confirming...">
        Confirm
      </Button>
    </form>
  )
}

function ConfirmByCode({ onSettle }: Settle) {
  const form = useContractForm({
    schema: () => import('../../contract/second-factor.ts').then((contract) => contract.TotpCodeInput),
    submit: (json) => unwrap(accountApi.account.confirmation.$post({ json })),
    onSuccess: () => onSettle(true),
    keepValues: true,
  })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <CodeField {...form.field('code')} />
      <FormNotice of={form} />
      <Button type="submit" variant="main" busy={form.busy} busyText="Confirming...">
        Confirm
      </Button>
    </form>
  )
}

function ConfirmByPasskey({ onSettle }: Settle) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setBusy(true)
    setFailure(undefined)
    try {
      const challenge = await unwrap(
        accountApi.account['passkey-challenges'].$post({ json: { purpose: 'confirmation' } }),
      )
      await unwrap(accountApi.account.confirmation.$post({ json: await promptForPasskey(challenge) }))
      onSettle(true)
    } catch (cause) {
      setFailure(asApiError(cause).message)
      setBusy(false)
    }
  }

  return (
    <>
      <Button busy={busy} busyText="Waiting for your passkey..." onClick={() => void confirm()}>
        Use a passkey
      </Button>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
    </>
  )
}
