import { useState } from 'react'
import { ConfirmedDownload, useSession, withConfirmation } from '#features/accounts/web.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Person } from '../../contract/person.ts'
import { personTexts as texts } from '../../contract/person-texts.ts'
import { useErasePerson } from './use-person.ts'

/** Export and erasure, for admins who have just confirmed their identity. */
export function PersonalData({ person: { email, isTeam } }: { person: Person }) {
  const session = useSession()
  const [isConfirming, setConfirming] = useState(false)
  const erase = useErasePerson(email)
  const toast = useToast()
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin'
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{texts.personalData}</h2>
      {isAdmin ? (
        <div className="flex flex-wrap gap-2">
          <ConfirmedDownload
            href={`/api/admin/people/export.json?email=${encodeURIComponent(email)}`}
            className={buttonStyle('plain')}
          >
            {texts.export}
          </ConfirmedDownload>
          {!isTeam && <Button onClick={() => setConfirming(true)}>{texts.erase}</Button>}
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{texts.adminsOnly}</p>
      )}
      {isAdmin && isTeam && <p className="text-sm text-ink-soft">{texts.teamAccount}</p>}
      {isAdmin && !isTeam && <p className="text-sm text-ink-soft">{texts.money}</p>}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={texts.eraseTitle}
        confirmText={texts.eraseConfirm}
        busyText={texts.eraseBusy}
        onConfirm={async () => {
          await withConfirmation(erase)
          toast({ text: texts.erased(email) })
        }}
      >
        <div className="flex flex-col gap-3 break-words">
          <p>{texts.erasing(email)}</p>
          <p>{texts.money}</p>
          <p>{texts.mailed}</p>
        </div>
      </ConfirmDialog>
    </section>
  )
}
