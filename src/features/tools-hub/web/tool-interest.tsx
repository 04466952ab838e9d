import { useState } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { sendOtherForm } from '#features/forms/web.ts'
import { inStorage } from '#platform/web/browser-storage.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { Tool } from '../contract/catalog.ts'

type Progress = 'open' | 'busy' | 'failed' | 'done'

/** Each person can ask once per tool. */
export function ToolInterest({ tool }: { tool: Tool }) {
  const session = useSession()
  const email = session.status === 'signed-in' ? session.user.email : ''
  const [progress, setProgress] = useState<Progress>(() => (hasAskedFor(tool.id, email) ? 'done' : 'open'))
  // Shared by all attempts, so that a retry after a lost response creates no second entry.
  const [idempotencyKey] = useState(randomId)

  async function ask() {
    setProgress('busy')
    try {
      await sendOtherForm('tool_interest', { toolId: tool.id, toolTitle: tool.title, email }, idempotencyKey)
      rememberAskedFor(tool.id, email)
      setProgress('done')
    } catch {
      setProgress('failed')
    }
  }

  if (progress === 'done')
    return (
      <Notice kind="success" title="You’re on the list">
        We’ll email {email} when the {tool.title} is ready.
      </Notice>
    )
  return (
    <div className="flex flex-col items-start gap-4">
      {progress === 'failed' && (
        <Notice kind="failure" title="An error occurred. Please try again.">
          We couldn’t save your request.
        </Notice>
      )}
      <Button
        variant="main"
        size="lg"
        busy={progress === 'busy'}
        busyText="Sending..."
        onClick={() => void ask()}
      >
        Tell me when it is ready
      </Button>
    </div>
  )
}

const keyOf = (toolId: string, email: string) => `crovest:asked-for:${toolId}:${email}`

/** Remembers in this browser which tools a visitor asked about, so that the page doesn't ask again. */
const hasAskedFor = (toolId: string, email: string): boolean =>
  inStorage('local', (storage) => storage.getItem(keyOf(toolId, email)) !== null) ?? false

function rememberAskedFor(toolId: string, email: string): void {
  inStorage('local', (storage) => storage.setItem(keyOf(toolId, email), '1'))
}
