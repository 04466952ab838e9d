import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { CampaignDraft } from '../../contract/campaign-draft.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { coverApi } from './own-campaign-api.ts'

type CoverFieldProps = {
  campaign: OwnCampaign
  draft: CampaignDraft
  problem: string | undefined
  onChange: (changes: Partial<CampaignDraft>) => void
  onReplace: (campaign: OwnCampaign) => void
}

export function CoverField({ campaign, draft, problem, onChange, onReplace }: CoverFieldProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { id, cover, revision } = campaign

  async function run(request: () => Promise<OwnCampaign>) {
    setBusy(true)
    setFailure(undefined)
    try {
      onReplace(await request())
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  async function upload(file: File): Promise<OwnCampaign> {
    const headers = { 'content-type': file.type }
    const response = await fetch(`/api/own-campaigns/${id}/cover`, { method: 'PUT', body: file, headers })
    const body = (await response.json()) as OwnCampaign & { error: { message: string } }
    if (!response.ok) throw new Error(body.error.message)
    return body
  }

  return (
    <div className="mt-8 flex flex-col gap-4">
      {cover && (
        <img
          src={`/api/own-campaigns/${id}/cover?v=${revision}`}
          alt={draft.coverAlt}
          className="max-h-64 rounded-lg object-cover"
        />
      )}
      <label className="block font-semibold">
        {texts.fields.cover}
        <input
          type="file"
          accept="image/jpeg,image/png"
          disabled={busy}
          className="mt-1 block w-full font-normal"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) void run(() => upload(file))
          }}
        />
      </label>
      {cover && (
        <>
          <TextField
            name="coverAlt"
            label={texts.fields.coverAlt}
            value={draft.coverAlt}
            error={problem}
            onChange={(event) => onChange({ coverAlt: event.currentTarget.value })}
          />
          <Button
            busy={busy}
            onClick={() => void run(() => unwrap(coverApi[':id'].cover.$delete({ param: { id } })))}
          >
            {texts.removeCover}
          </Button>
        </>
      )}
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
    </div>
  )
}
