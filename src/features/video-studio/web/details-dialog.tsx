import Download from 'lucide-react/icons/download'
import { formatBytes, formatDateTime } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { formTexts, videoMessages } from '../contract/messages.ts'
import { voiceTexts } from '../contract/recording.ts'
import { describeSize, durationOf, engineLabels, shapeOfVideo } from '../domain/describe-video.ts'
import type { ShownVideo } from './shown-video.ts'
import { StatusBadge } from './status-badge.tsx'
import { VideoPicture } from './video-picture.tsx'

type DetailsDialogProps = { video: ShownVideo; onClose: () => void; onAgain: () => void }

export function DetailsDialog({ video, onClose, onAgain }: DetailsDialogProps) {
  const actions = (
    <>
      <Button onClick={onAgain}>Render again</Button>
      {video.video_url !== null && (
        <a href={`${video.video_url}?download=1`} download className={buttonStyle('main')}>
          <Download size={16} aria-hidden="true" />
          Download
        </a>
      )}
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} size="3xl" title="Video Details" actions={actions}>
      <div className="flex flex-col gap-5">
        <Player video={video} />
        {video.status === 'failed' && <Notice kind="failure">{videoMessages.failed(video.error)}</Notice>}
        <div>
          <h3 className="text-sm font-semibold">Prompt</h3>
          <Prompt text={video.prompt} />
        </div>
        {video.notes.length > 0 && (
          <Notice kind="information" title="Good to know">
            <ul>
              {video.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Notice>
        )}
        <Facts video={video} />
        {video.subtitles && <Subtitles {...video.subtitles} />}
      </div>
    </Dialog>
  )
}

/** What is said, for editors and players. */
function Subtitles({ srt, vtt }: { srt: string; vtt: string }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink-soft">{voiceTexts.subtitles}</span>
      <a href={srt} download className={buttonStyle('plain')}>
        SRT
      </a>
      <a href={vtt} download className={buttonStyle('plain')}>
        VTT
      </a>
    </p>
  )
}

function Player({ video }: { video: ShownVideo }) {
  if (video.video_url === null)
    return (
      <div className="overflow-hidden rounded-md border border-line">
        <VideoPicture video={video} />
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- no speech; its text is in the picture
    <video
      controls
      playsInline
      preload="metadata"
      src={video.video_url}
      {...(video.poster_url !== null && { poster: video.poster_url })}
      aria-label="Your video"
      className="max-h-[55dvh] w-full rounded-md bg-sunken"
    />
  )
}

/** Focusable, because a long one scrolls. */
function Prompt({ text }: { text: string }) {
  return (
    <section
      aria-label="Prompt"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
      tabIndex={0}
      dir="auto"
      className="mt-1 max-h-48 overflow-y-auto rounded-sm break-words whitespace-pre-wrap"
    >
      {text}
    </section>
  )
}

function Facts({ video }: { video: ShownVideo }) {
  const { settings } = video
  const shape = shapeOfVideo(settings)
  const facts = [
    ['Resolution', `${settings.resolution} (${describeSize(settings)})`],
    ['Duration', `${durationOf(settings)} seconds`],
    ['Frames', `${settings.num_frames} at ${settings.fps} fps`],
    [formTexts.shape, `${shape} (${formTexts.shapes[shape]})`],
    ...(settings.style ? [[formTexts.style, formTexts.styles[settings.style]]] : []),
    ['Starting image', settings.has_seed_image ? 'Yes' : 'No'],
    ...(settings.voice ? [[voiceTexts.label, voiceTexts.choices[settings.voice].label]] : []),
    ...(video.engine === 'embedded' ? [['Sound', settings.sound ? 'Background music' : 'None']] : []),
    ['Made by', video.isDemo ? 'No one: this is a demo' : engineLabels[video.engine]],
    ...(video.size === null ? [] : [['File', `MP4, ${formatBytes(video.size)}`]]),
    ['Created', formatDateTime(video.created_at)],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
      <div>
        <dt className="text-ink-soft">Status</dt>
        <dd className="mt-0.5">
          <StatusBadge status={video.status} isDemo={video.isDemo} />
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
