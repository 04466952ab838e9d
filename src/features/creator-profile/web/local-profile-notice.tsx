import { formatDateTime } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { profileMessages } from '../contract/messages.ts'

/** Shown while a profile is waiting in this browser to be sent. */
export function LocalProfileNotice() {
  return (
    <div className="page-width pt-6">
      <Notice kind="warning" title={profileMessages.keptLocally}>
        We’ll save it as soon as the server is back. You can keep working.
      </Notice>
    </div>
  )
}

type CopyNoticeProps = { savedAt: string; busy: boolean; onRetry: () => void }

/** Shown while the server is unreachable and a local copy is displayed. */
export function CopyNotice({ savedAt, busy, onRetry }: CopyNoticeProps) {
  const retry = (
    <Button busy={busy} busyText="Trying..." onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <div className="page-width pt-6">
      <Notice kind="warning" title={profileMessages.loadFailed} actions={retry}>
        You’re seeing the copy that was saved in this browser on {formatDateTime(savedAt)}.
      </Notice>
    </div>
  )
}
