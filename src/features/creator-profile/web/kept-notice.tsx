import { Notice } from '#platform/web/ui/notice.tsx'
import { profileMessages } from '../contract/messages.ts'

/** While a profile waits in this browser for the server. */
export function KeptNotice() {
  return (
    <div className="page-width pt-6">
      <Notice kind="warning" title={profileMessages.keptLocally}>
        We’ll save it as soon as the server is back. You can keep working.
      </Notice>
    </div>
  )
}
