import { useState, useSyncExternalStore } from 'react'
import { formatDate, formatDateTime } from '#platform/web/format.ts'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { factorMessages } from '../../contract/second-factor-messages.ts'
import type { Passkey, SecondFactor } from '../../contract/second-factor.ts'
import { accountApi } from '../account-api.ts'
import { requestAccount } from '../account/request-account.ts'
import { Panel } from '../account/panel.tsx'
import { withConfirmation } from './confirmation-requests.ts'
import { arePasskeysSupported, createPasskey } from './passkey-browser.ts'

type Change = { onChange: (newCodes?: readonly string[]) => Promise<void> }

const never = () => () => undefined

export function PasskeysPanel({ factors, onChange }: { factors: SecondFactor } & Change) {
  const isPossible = useSyncExternalStore(never, arePasskeysSupported, () => false)
  return (
    <Panel
      title="Passkeys"
      about="Sign in with your fingerprint, face, screen lock or security key instead of a password."
    >
      <div className="flex flex-col gap-4">
        {factors.passkeys.length > 0 && (
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {factors.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onChange={onChange} />
            ))}
          </ul>
        )}
        {!isPossible && (
          <p className="text-sm text-ink-soft">
            Passkeys need a current browser and a domain name. On your own computer, open this site as
            “localhost”.
          </p>
        )}
        {isPossible && !factors.emailVerified && (
          <p className="text-sm text-ink-soft">{factorMessages.emailUnconfirmed}</p>
        )}
        {isPossible && factors.emailVerified && <AddPasskey onChange={onChange} />}
      </div>
    </Panel>
  )
}

function AddPasskey({ onChange }: Change) {
  const form = useContractForm({
    schema: () => import('../../contract/second-factor.ts').then((contract) => contract.PasskeyNameInput),
    submit: async ({ name }) => {
      const json = { purpose: 'registration' as const }
      const challenge = await withConfirmation(() =>
        requestAccount(accountApi.account['passkey-challenges'].$post({ json })),
      )
      const created = await createPasskey(challenge)
      return withConfirmation(() =>
        requestAccount(accountApi.account.passkeys.$post({ json: { ...created, name } })),
      )
    },
    success: 'Your passkey is ready.',
    onSuccess: ({ recoveryCodes }) => void onChange(recoveryCodes),
  })
  return (
    <form {...form.props} className="flex flex-col items-start gap-4">
      <TextField
        {...form.field('name')}
        label="New passkey"
        hint="What to call it, such as “Phone” or “Work laptop”."
        maxLength={60}
        required
        className="w-full"
      />
      <FormNotice of={form} className="w-full" />
      <Button type="submit" busy={form.busy} busyText="Waiting for your device...">
        Add passkey
      </Button>
    </form>
  )
}

function PasskeyRow({ passkey, onChange }: { passkey: Passkey } & Change) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const [isConfirming, setConfirming] = useState(false)
  const [renaming, setRenaming] = useState(false)
  const remove = async () => {
    await withConfirmation(() =>
      requestAccount(accountApi.account.passkeys[':id'].$delete({ param: { id } })),
    )
    await onChange()
  }
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium break-words">{name}</p>
          <p className="text-sm text-ink-soft">
            Added {formatDate(createdAt)},{' '}
            {lastUsedAt === null ? 'never used' : `last used ${formatDateTime(lastUsedAt)}`}
          </p>
        </div>
        <div className="flex gap-2">
          <Button aria-expanded={renaming} onClick={() => setRenaming(!renaming)}>
            Rename<span className="sr-only"> {name}</span>
          </Button>
          <Button onClick={() => setConfirming(true)}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      {renaming && (
        <RenamePasskey
          passkey={passkey}
          onDone={async () => {
            await onChange()
            setRenaming(false)
          }}
        />
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Remove this passkey?"
        confirmText="Remove"
        busyText="Removing..."
        onConfirm={remove}
      >
        You won’t be able to sign in with “{name}”. It may stay on your device until you delete it there.
      </ConfirmDialog>
    </li>
  )
}

function RenamePasskey({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => Promise<void> }) {
  const form = useContractForm({
    schema: () => import('../../contract/second-factor.ts').then((contract) => contract.PasskeyNameInput),
    submit: (json) => requestAccount(accountApi.account.passkeys[':id'].$patch({ param: { id }, json })),
    onSuccess: () => void onDone(),
    keepValues: true,
  })
  return (
    <form {...form.props} className="mt-3 flex flex-col items-start gap-3">
      <TextField
        {...form.field('name')}
        label="New name"
        defaultValue={name}
        maxLength={60}
        required
        className="w-full"
      />
      <FormNotice of={form} className="w-full" />
      <Button type="submit" busy={form.busy} busyText="Saving...">
        Save name
      </Button>
    </form>
  )
}
