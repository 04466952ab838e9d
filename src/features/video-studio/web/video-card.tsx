import { useId } from 'react'
import { formatDate } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { isUnderWay } from '../contract/choices.ts'
import type { ScriptEntry } from '../contract/video.ts'
import { durationOf, engineLabels, previewOf } from '../domain/describe-video.ts'
import { FileActions, ScriptLinks } from './card-actions.tsx'
import type { ShownVideo } from './shown-video.ts'
import { StatusBadge } from './status-badge.tsx'
import { useCardPlayback } from './use-card-playback.ts'
import { VideoPicture } from './video-picture.tsx'

type CardActions = {
  onDetails: () => void
  onDelete: () => void
  onCancel: () => void
  isCanceling: boolean
  /** Starts the same video again, optionally with the built-in renderer. */
  onRetry: (engine: 'embedded' | null) => void
  retrying: { engine: 'embedded' | null } | undefined
}

type VideoCardProps = CardActions & { video: ShownVideo; entry: ScriptEntry | undefined }

export function VideoCard({ video, entry, ...actions }: VideoCardProps) {
  const promptId = useId()
  const { isPlaying, handlers } = useCardPlayback()
  const { settings } = video
  const facts = [settings.resolution, `${durationOf(settings)} s`, formatDate(video.created_at)]
  const about = { 'aria-describedby': promptId }
  return (
    <li {...handlers} className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <VideoPicture video={video} isPlaying={isPlaying} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <StatusBadge status={video.status} isDemo={video.isDemo} />
        <h3 id={promptId} className="text-base font-semibold break-words" dir="auto">
          {previewOf(video.prompt)}
        </h3>
        <p className="text-sm text-ink-soft tabular-nums">
          {facts.join(' · ')}
          {!video.isDemo && <span className="block">{engineLabels[video.engine]}</span>}
        </p>
        <ScriptLinks video={video} entry={entry} />
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {video.status === 'failed' && <RetryButtons {...{ video, about, ...actions }} />}
          <Button {...about} onClick={actions.onDetails}>
            View Details
          </Button>
          <FileActions video={video} about={about} />
          {isUnderWay(video.status) && !video.isDemo && (
            <Button {...about} onClick={actions.onCancel} busy={actions.isCanceling} busyText="Canceling...">
              Cancel
            </Button>
          )}
          <Button {...about} variant="quiet" onClick={actions.onDelete}>
            Delete
          </Button>
        </div>
      </div>
    </li>
  )
}

type RetryProps = Pick<CardActions, 'onRetry' | 'retrying'> & {
  video: ShownVideo
  about: { 'aria-describedby': string }
}

/** A video of the built-in renderer is retried with it. */
function RetryButtons({ video, about, onRetry, retrying }: RetryProps) {
  const isBuiltIn = video.engine === 'embedded'
  return (
    <>
      <Button
        {...about}
        variant="main"
        onClick={() => onRetry(isBuiltIn ? 'embedded' : null)}
        busy={retrying !== undefined && (isBuiltIn || retrying.engine === null)}
        busyText="Starting..."
      >
        Try again
      </Button>
      {!isBuiltIn && (
        <Button
          {...about}
          onClick={() => onRetry('embedded')}
          busy={retrying?.engine === 'embedded'}
          busyText="Starting..."
        >
          Use the built-in renderer
        </Button>
      )}
    </>
  )
}
