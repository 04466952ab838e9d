import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { accountPaths } from '#features/accounts/contract/paths.ts'
import { signOut, useSession } from '#features/accounts/web.ts'
import { asApiError, type ApiError } from '#platform/web/api-error.ts'
import { formatTime } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { dashboardMessages } from '../../contract/idea-messages.ts'
import type { CurrentIdeas } from '../../contract/idea.ts'

type StudioHeaderProps = { current: CurrentIdeas | undefined; onFailure: (error: ApiError) => void }

export function StudioHeader({ current, onFailure }: StudioHeaderProps) {
  const session = useSession()
  const email = session.status === 'signed-in' ? session.user.email : ''
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    void signOut(accountPaths.aiTools).catch((cause: unknown) => {
      setIsLeaving(false)
      onFailure(asApiError(cause))
    })
  }
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-3xl">{dashboardMessages.title}</h1>
        <p className="mt-1 text-ink-soft">
          {dashboardMessages.welcome}{' '}
          <span className="font-semibold break-all text-ink">{email || dashboardMessages.nameless}</span>
        </p>
        {current && <WriterLine {...current} />}
      </div>
      <Button busy={isLeaving} busyText={dashboardMessages.signingOut} onClick={leave}>
        <LogOut size={16} aria-hidden="true" />
        {dashboardMessages.signOut}
      </Button>
    </header>
  )
}

/** Which model writes, and how many generations are left today. */
function WriterLine({ composer, allowance }: CurrentIdeas) {
  const left = Math.max(0, allowance.limit - allowance.used)
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <Badge>{composer.name}</Badge>
      {composer.isBuiltIn && <span>{dashboardMessages.builtIn}</span>}
      <span>
        {dashboardMessages.allowance(left, allowance.limit)}
        {left === 0 && dashboardMessages.resetsAt(formatTime(allowance.resetsAt))}
      </span>
    </p>
  )
}
