import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { accountApi } from '../account-api.ts'
import { requestAccount } from '../account/request-account.ts'
import { Panel } from '../account/panel.tsx'
import { withConfirmation } from './confirmation-requests.ts'

type Props = { left: number; onChange: (newCodes?: readonly string[]) => Promise<void> }

const few = 3

export function RecoveryPanel({ left, onChange }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const renew = async () => {
    const { recoveryCodes } = await withConfirmation(() =>
      requestAccount(accountApi.account['recovery-codes'].$post()),
    )
    await onChange(recoveryCodes)
  }
  return (
    <Panel
      title="Recovery codes"
      about="The only way back in when you lose your app or passkey. Each one works once."
    >
      <div className="flex flex-col items-start gap-4">
        {left <= few ? (
          <Notice kind="warning">
            {left === 1 ? '1 code' : `${left} codes`} left. Create new ones before you run out.
          </Notice>
        ) : (
          <p>{left} codes left.</p>
        )}
        <Button onClick={() => setConfirming(true)}>Create new codes</Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Create new recovery codes?"
        confirmText="Create codes"
        busyText="Creating..."
        onConfirm={renew}
      >
        The codes you have now stop working.
      </ConfirmDialog>
    </Panel>
  )
}
