import { Notice } from '#platform/web/ui/notice.tsx'
import { profileMessages } from '../contract/messages.ts'

/** While a profile waits in this browser for the server. */
export function KeptNotice() {
  return (
    <div className="page-width pt-6">
      <Notice kind="warning" title={profileMessages.keptLocally}>
        We send it as soon as we can reach the server again. You can go on meanwhile.
      </Notice>
    </div>
  )
}
