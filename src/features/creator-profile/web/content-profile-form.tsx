import { useEffect, useState } from 'react'
import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { contentFields } from '../contract/content-fields.ts'
import type { ContentProfile } from '../contract/content-profile.ts'
import { profileMessages } from '../contract/messages.ts'
import { ContentControl } from './content-control.tsx'
import { describeFailure } from './describe-failure.ts'
import { preloadSchemas } from './local-profiles.ts'
import { contentProfile } from './profile-kinds.ts'
import { saveProfile } from './save-profile.ts'
import { useStoredProfile } from './use-profile.ts'

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

export function ContentProfileForm(props: ContentProfileFormProps) {
  const { formId, email, draft, profile, revision, onBusy, onClose } = props
  const toast = useToast()
  useEffect(() => preloadSchemas([contentProfile]), [])
  const { stored, note } = useStoredProfile(contentProfile, email)
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
        const answer = await saveProfile(contentProfile, email, { profile: values, revision: base })
        if (answer) note(answer)
        return answer
      } finally {
        onBusy(false)
      }
    },
    onSuccess(answer) {
      toast({ text: answer ? profileMessages.saved : profileMessages.keptLocally })
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
          defaultValue={profile?.[field.name] ?? ''}
          error={form.field(field.name).error}
        />
      ))}
      <FormNotice of={form} className="sm:col-span-2" />
    </form>
  )
}
