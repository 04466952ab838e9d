import { useState } from 'react'
import { ContentProfileDialog, useContentProfile } from '#features/creator-profile/web.ts'
import { Button } from '#platform/web/ui/button.tsx'

/** Creators can fill in their profile before an upcoming tool is available. */
export function ProfileForTools() {
  const [isOpen, setIsOpen] = useState(false)
  const content = useContentProfile()
  const hasProfile = content.status === 'there' && content.profile !== null
  return (
    <div>
      <h2 className="text-xl">Your content</h2>
      <p className="mt-2 mb-4 max-w-prose text-ink-soft">
        {hasProfile
          ? 'Every tool uses your creator profile. Update it whenever your content changes.'
          : 'Every tool uses your creator profile: what you create, who it’s for and how you sound.'}
      </p>
      <Button onClick={() => setIsOpen(true)}>{hasProfile ? 'Edit' : 'Set'} Creator Profile</Button>
      <ContentProfileDialog open={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}
