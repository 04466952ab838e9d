import { useId, useState, useEffect } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { dropDraft } from '#platform/web/form/draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { profileMessages } from '../contract/messages.ts'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { contentFields, maxDescriptionLength, type ContentField } from '../contract/content-fields.ts'
import type { ContentProfile } from '../contract/content-profile.ts'
import { Select } from '#platform/web/ui/select.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { prefillContent } from '../domain/prefill-content.ts'
import { describeFailure } from './describe-failure.ts'
import { preloadSchemas } from './local-profiles.ts'
import { contentProfile, onboardingProfile } from './profile-kinds.ts'
import { saveProfile } from './save-profile.ts'
import { useStoredProfile } from './use-profile.ts'
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

type ContentProfileFormProps = {
  formId: string
  email: string
  draft: string
  profile: ContentProfile | null
  /** The revision shown in the fields. */
  revision: number
  onBusy: (busy: boolean) => void
  onClose: () => void
}

function ContentProfileForm(props: ContentProfileFormProps) {
  const { formId, email, draft, profile, revision, onBusy, onClose } = props
  const toast = useToast()
  useEffect(() => preloadSchemas([contentProfile]), [])
  const { stored, note } = useStoredProfile(contentProfile, email)
  const { stored: onboarding } = useStoredProfile(onboardingProfile, email, { enabled: false })
  const shown = profile ?? prefillContent(onboarding.data?.profile ?? {})
  // The conflict message explains what saving again does, so the second save may overwrite.
  const [newest, setNewest] = useState<ReturnType<typeof stored.refetch>>()
  const form = useContractForm({
    schema: () => import('../contract/content-profile.ts').then((contract) => contract.ContentProfileInput),
    draft,
    keepValues: true,
    async submit(values) {
      onBusy(true)
      try {
        const base = (await newest)?.data?.revision ?? revision
        const saved = await saveProfile(contentProfile, email, { profile: values, revision: base })
        if (saved) note(saved)
        return saved
      } finally {
        onBusy(false)
      }
    },
    onSuccess(saved) {
      toast({ text: saved ? profileMessages.saved : profileMessages.keptLocally })
      onClose()
    },
    failure(error) {
      if (error.status !== 'ABORTED') return describeFailure(error)
      setNewest(stored.refetch())
      return profileMessages.replaceOnPurpose
    },
  })
  return (
    <form {...form.props} id={formId} className="grid gap-5 sm:grid-cols-2">
      {contentFields.map((field) => (
        <ContentControl
          key={field.name}
          field={field}
          defaultValue={shown[field.name]}
          error={form.field(field.name).error}
        />
      ))}
      <FormNotice of={form} className="sm:col-span-2" />
    </form>
  )
}

type ContentControlProps = { field: ContentField; defaultValue: string; error: string | undefined }

/** Long texts take the full width. */
function ContentControl({ field, defaultValue, error }: ContentControlProps) {
  const { name, label, hint, kind, choices = [] } = field
  const isRequired = name === 'description'
  const shared = { name, label, error, defaultValue, ...(hint !== undefined && { hint }) }
  switch (kind) {
    case 'line':
      return <TextField {...shared} className="justify-end" />
    case 'text':
      return (
        <TextArea
          {...shared}
          {...(isRequired && { required: true, countTo: maxDescriptionLength })}
          rows={isRequired ? 4 : 2}
          className="sm:col-span-2"
        />
      )
    case 'choice':
      return (
        <Select
          {...shared}
          placeholder="No preference"
          choices={choices.map((choice) => ({ value: choice, label: choice }))}
        />
      )
  }
}
