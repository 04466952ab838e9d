import { useId, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import type { EngineName } from '../contract/choices.ts'
import type { VideoOptions } from '../contract/video.ts'
import { GenerateForm } from './generate-form.tsx'
import type { Ordered } from './order-video.ts'
import type { Template } from './template.ts'

type GenerateDialogProps = {
  email: string
  template: Template
  engine: EngineName | undefined
  limits: VideoOptions | undefined
  onClose: () => void
  onOrdered: (ordered: Ordered) => void
}

export function GenerateDialog({ email, template, engine, limits, onClose, onOrdered }: GenerateDialogProps) {
  const formId = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="3xl"
      title="Generate a video"
      description={engine === 'embedded' ? aboutRenderer : aboutService}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="main" busy={busy} busyText="Starting...">
            Generate Video
          </Button>
        </>
      }
    >
      <GenerateForm {...{ formId, email, template, engine, limits, onOrdered }} onBusy={setBusy} />
    </Dialog>
  )
}

const aboutRenderer = 'Built-in renderer: animated text and color from your words. No footage.'
const aboutService = 'It usually takes 2-5 minutes. You can leave this page in the meantime.'
