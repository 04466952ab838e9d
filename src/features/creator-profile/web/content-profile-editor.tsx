import { useId, useState } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { dropDraft } from '#platform/web/form/draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { profileMessages } from '../contract/messages.ts'
import { ContentProfileForm } from './content-profile-form.tsx'
import { useContentProfile } from './use-content-profile.ts'

/** The dialog with its loading and error states. */
export function ContentProfileEditor({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const session = useSession()
  const state = useContentProfile()
  const email = session.status === 'signed-in' ? session.user.email : ''
  // Keyed by revision, so that an old draft never replaces a newer saved profile.
  const draft = state.status === 'there' ? `content-profile:${email}:${state.revision}` : ''
  const cancel = () => {
    dropDraft(draft)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="2xl"
      title="Creator Profile"
      description="The more the tools know, the more the ideas sound like you. Only the first is required."
      actions={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="main"
            disabled={state.status !== 'there'}
            busy={busy}
            busyText="Saving..."
          >
            Save Profile
          </Button>
        </>
      }
    >
      {state.status === 'loading' && <Spinner text={profileMessages.loading} />}
      {state.status === 'failed' && (
        <ErrorState onRetry={state.retry} busy={state.isRetrying}>
          {state.error.message}
        </ErrorState>
      )}
      {state.status === 'there' && (
        <ContentProfileForm
          {...{ formId, email, draft, onClose }}
          profile={state.profile}
          revision={state.revision}
          onBusy={setBusy}
        />
      )}
    </Dialog>
  )
}
