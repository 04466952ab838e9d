import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useRequest } from '#platform/web/use-request.ts'
import { campaignLimitsOf as limits } from '../../../contract/campaign-limits.ts'
import type { OwnCampaign } from '../../../contract/campaigns.ts'
import { coverTexts as texts } from '../../../contract/wizard-texts.ts'
import { coverApi } from '../own-campaign-api.ts'
import { upload } from '../upload.ts'
import { UploadButton } from '../upload-button.tsx'
import { CoverPicture } from './cover-picture.tsx'
import { fieldProps, type StepProps } from './field-props.ts'

const FilmDialog = lazyDialog(async () => (await import('./film-dialog.tsx')).FilmDialog)

export type CoverStepProps = StepProps & {
  campaign: OwnCampaign
  onReplace: (request: () => Promise<OwnCampaign>) => Promise<void>
}

/** A picture from the device, or one of the creator's finished films. */
export function CoverStep({ campaign, onReplace, ...props }: CoverStepProps) {
  const { busy, failure, run } = useRequest<'upload'>()
  const [open, setOpen] = useState<'films' | 'removal'>()
  const { id, cover } = campaign

  const uploadPicture = (file: File) =>
    run('upload', () => onReplace(() => upload<OwnCampaign>('PUT', `/api/own-campaigns/${id}/cover`, file)))

  return (
    <>
      <CoverPicture campaign={campaign} alt={props.draft.coverAlt} />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('films')}>{texts.film}</Button>
          <UploadButton
            label={texts.upload}
            busyText={texts.uploading}
            accept="image/jpeg,image/png"
            busy={busy !== undefined}
            onFile={(file) => void uploadPicture(file)}
          />
          {cover && (
            <Button variant="quiet" onClick={() => setOpen('removal')}>
              {texts.remove}
            </Button>
          )}
        </div>
        <p className="mt-2 text-sm text-ink-soft">{texts.uploadAbout}</p>
      </div>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
      {cover && <TextField {...fieldProps(props, 'coverAlt')} maxLength={limits.line} />}
      <FilmDialog
        open={open === 'films'}
        onClose={() => setOpen(undefined)}
        onChoose={(videoId) =>
          onReplace(() => unwrap(coverApi[':id'].cover.film.$put({ param: { id }, json: { videoId } })))
        }
      />
      <ConfirmDialog
        open={open === 'removal'}
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        title={texts.removeTitle}
        confirmText={texts.removeConfirm}
        busyText={texts.removing}
        onConfirm={() => onReplace(() => unwrap(coverApi[':id'].cover.$delete({ param: { id } })))}
      >
        {texts.removeAbout}
      </ConfirmDialog>
    </>
  )
}
