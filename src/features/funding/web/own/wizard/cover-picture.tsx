import Image from 'lucide-react/icons/image'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { OwnCampaign } from '../../../contract/campaigns.ts'
import { coverTexts as texts } from '../../../contract/wizard-texts.ts'

/** The cover, or an empty frame of the same shape. A film shows its first picture. */
export function CoverPicture({ campaign, alt }: { campaign: OwnCampaign; alt: string }) {
  const { id, cover, revision } = campaign
  if (!cover)
    return (
      <div className="flex aspect-video w-full flex-col items-center justify-center gap-2 rounded-md border border-dashed border-edge text-sm text-ink-soft">
        <Image size={28} aria-hidden="true" />
        {texts.none}
      </div>
    )
  return (
    <div className="relative">
      <img
        // Another cover has the same address, so the revision tells the browser to load it.
        src={`/api/own-campaigns/${id}/cover?v=${revision}`}
        alt={alt}
        className="aspect-video w-full rounded-md bg-sunken object-contain"
      />
      <div className="absolute top-2 left-2">
        <Badge>{cover === 'film' ? texts.isFilm : texts.isPicture}</Badge>
      </div>
    </div>
  )
}
