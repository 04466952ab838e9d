import Ban from 'lucide-react/icons/ban'
import Film from 'lucide-react/icons/film'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { isUnderWay } from '../contract/choices.ts'
import { videoMessages } from '../contract/messages.ts'
import type { ShownVideo } from './shown-video.ts'

const frame = 'aspect-video w-full bg-sunken object-contain'

/** The top of a card: the poster, the progress, or why there is no picture. */
export function VideoPicture({ video }: { video: ShownVideo }) {
  if (video.poster_url !== null) return <img src={video.poster_url} alt="" loading="lazy" className={frame} />
  // A video service sends no poster, so the browser shows the first frame.
  if (video.video_url !== null)
    return (
      <video
        src={`${video.video_url}#t=0.1`}
        preload="metadata"
        muted
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        className={`${frame} pointer-events-none`}
      />
    )
  return (
    <div className="flex aspect-video w-full flex-col items-center justify-center gap-3 bg-sunken px-6 text-center text-sm text-ink-soft">
      <Inside video={video} />
    </div>
  )
}

function Inside({ video }: { video: ShownVideo }) {
  if (isUnderWay(video.status))
    return <ProgressBar label={video.stage} percent={video.percent} className="w-full text-ink" />
  if (video.status === 'failed')
    return (
      <>
        <TriangleAlert size={28} aria-hidden="true" className="text-danger" />
        <p className="text-ink">{videoMessages.failed(video.error)}</p>
      </>
    )
  if (video.status === 'canceled') return <Ban size={28} aria-hidden="true" />
  return (
    <>
      <Film size={28} aria-hidden="true" />
      {video.isDemo && <p>We couldn’t reach the server, so no video was made.</p>}
    </>
  )
}
