import Ban from 'lucide-react/icons/ban'
import Film from 'lucide-react/icons/film'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ComponentProps } from 'react'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { isUnderWay } from '../contract/choices.ts'
import { videoMessages } from '../contract/messages.ts'
import type { ShownVideo } from './shown-video.ts'
import { useTimeLeft } from './use-time-left.ts'

const frame = 'aspect-video w-full bg-sunken object-contain'

type VideoPictureProps = { video: ShownVideo; isPlaying?: boolean }

/** The top of a card: the poster, the film while it plays, the progress, or why there is no picture. */
export function VideoPicture({ video, isPlaying = false }: VideoPictureProps) {
  const { poster_url: poster, video_url: url } = video
  if (url !== null && isPlaying)
    return <Silent src={url} autoPlay loop {...(poster !== null && { poster })} />
  if (poster !== null) return <img src={poster} alt="" loading="lazy" className={frame} />
  // A video service sends no poster, so the browser shows the first frame.
  if (url !== null) return <Silent src={`${url}#t=0.1`} preload="metadata" />
  return (
    <div className="flex aspect-video w-full flex-col items-center justify-center gap-3 bg-sunken px-6 text-center text-sm text-ink-soft">
      <Inside video={video} />
    </div>
  )
}

/** A player without sound and controls, hidden from keyboard and screen readers. */
function Silent(props: ComponentProps<'video'>) {
  return (
    <video
      {...props}
      muted
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      className={`${frame} pointer-events-none`}
    />
  )
}

function Inside({ video }: { video: ShownVideo }) {
  const timeLeft = useTimeLeft(video)
  if (isUnderWay(video.status))
    return (
      <>
        <ProgressBar label={video.stage} percent={video.percent} className="w-full text-ink" />
        <p className="min-h-5 tabular-nums">{timeLeft}</p>
      </>
    )
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
