import { useId, useState } from 'react'
import { ContentProfileDialog, useContentProfile } from '#features/creator-profile/web.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { videoMessages } from '../contract/messages.ts'

/** Opens the generate dialog if the user has a creator profile. */
export function StartButton({ text, onStart }: { text: string; onStart: () => void }) {
  const [isEditing, setIsEditing] = useState(false)
  const noteId = useId()
  const content = useContentProfile()
  const hasProfile = content.status === 'there' && content.profile !== null
  const isMissing = content.status === 'there' && content.profile === null
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="main"
        size="lg"
        disabled={!hasProfile}
        onClick={onStart}
        {...(isMissing && { 'aria-describedby': noteId })}
      >
        {text}
      </Button>
      {isMissing && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p id={noteId} className="text-sm text-ink-soft">
            {videoMessages.profileMissing}
          </p>
          <Button onClick={() => setIsEditing(true)}>Set Creator Profile</Button>
        </div>
      )}
      {content.status === 'failed' && (
        <Notice
          kind="failure"
          actions={
            <Button busy={content.isRetrying} onClick={content.retry}>
              Try again
            </Button>
          }
        >
          {content.error.message}
        </Notice>
      )}
      <ContentProfileDialog open={isEditing} onOpenChange={setIsEditing} />
    </div>
  )
}
