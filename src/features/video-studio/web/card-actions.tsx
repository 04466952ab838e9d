import CalendarDays from 'lucide-react/icons/calendar-days'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { formatDay } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { TextLink } from '#platform/web/ui/link.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { galleryTexts } from '../contract/messages.ts'
import { scriptPages } from '../contract/paths.ts'
import type { ScriptEntry } from '../contract/video.ts'
import { previewOf } from '../domain/describe-video.ts'
import { shareVideo } from './share-video.ts'
import type { ShownVideo } from './shown-video.ts'

type About = { 'aria-describedby': string }

/** For a finished video: save it, or send it on. */
export function FileActions({ video, about }: { video: ShownVideo; about: About }) {
  const toast = useToast()
  const [isSharing, setIsSharing] = useState(false)
  const { video_url: url, prediction_id: id } = video
  if (url === null) return null

  async function share(address: string) {
    setIsSharing(true)
    try {
      const fileName = `crovest-${id.slice(0, 8)}.mp4`
      const shared = await shareVideo({ url: address, title: previewOf(video.prompt), fileName })
      if (shared === 'copied') toast({ text: galleryTexts.linkCopied })
    } catch {
      toast({ text: galleryTexts.notShared, kind: 'failure' })
    } finally {
      setIsSharing(false)
    }
  }

  return (
    <>
      <a {...about} href={`${url}?download=1`} download className={buttonStyle('plain')}>
        <Download size={16} aria-hidden="true" />
        {galleryTexts.download}
      </a>
      <Button {...about} busy={isSharing} busyText={galleryTexts.sharing} onClick={() => void share(url)}>
        <Share2 size={16} aria-hidden="true" />
        {galleryTexts.share}
      </Button>
    </>
  )
}

/** Where a video comes from: its script, and the day it is planned for. */
export function ScriptLinks({ video, entry }: { video: ShownVideo; entry: ScriptEntry | undefined }) {
  if (!video.script_id) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <TextLink to={scriptPages.script(video.script_id)} className="inline-flex items-center gap-1.5">
        <FileText size={14} aria-hidden="true" />
        {galleryTexts.script}
      </TextLink>
      {entry && (
        <TextLink to={scriptPages.entry(entry.scheduled_id)} className="inline-flex items-center gap-1.5">
          <CalendarDays size={14} aria-hidden="true" />
          {galleryTexts.planned(formatDay(entry.day))}
        </TextLink>
      )}
    </p>
  )
}
