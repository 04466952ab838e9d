import { useMutation } from '@tanstack/react-query'
import { useState, useId } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Video } from '../contract/video.ts'
import { previewOf, durationOf, engineLabels } from '../domain/describe-video.ts'
import { removeDemo } from './demo-videos.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { orderVideo, requestAgain, type Ordered } from './order-video.ts'
import type { ShownVideo } from './shown-video.ts'
import { videoApi } from './video-api.ts'
import { formatDate } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { isUnderWay } from '../contract/choices.ts'
import { StatusBadge } from './status-badge.tsx'
import { VideoPicture } from './video-picture.tsx'

type Retry = { video: ShownVideo; engine: 'embedded' | null }

type VideoGridProps = {
  videos: readonly ShownVideo[]
  put: (video: Video) => void
  drop: (id: string) => void
  /** Opens the form with this video's values. */
  onAgain: (video: ShownVideo) => void
  email: string
  onOrdered: (ordered: Ordered) => void
}

export function VideoGrid({ videos, put, drop, onAgain, email, onOrdered }: VideoGridProps) {
  const toast = useToast()
  const [openId, setOpenId] = useState<string>()
  const [doomed, setDoomed] = useState<ShownVideo>()
  const cancel = useMutation({
    mutationFn: (id: string) => unwrap(videoApi.videos[':id'].cancellation.$post({ param: { id } })),
    onSuccess: put,
    onError: (error) => toast({ text: error.message, kind: 'failure' }),
  })
  const retry = useMutation({
    mutationFn: ({ video, engine }: Retry) => orderVideo(email, requestAgain(video, engine)),
    onSuccess: onOrdered,
    onError: (error) => toast({ text: error.message, kind: 'failure' }),
  })
  const retriedOf = ({ prediction_id: id }: ShownVideo) =>
    retry.isPending && retry.variables.video.prediction_id === id ? retry.variables : undefined
  const opened = videos.find((video) => video.prediction_id === openId)

  async function remove({ prediction_id: id, isDemo }: ShownVideo) {
    if (isDemo) return removeDemo(id)
    await unwrap(videoApi.videos[':id'].$delete({ param: { id } }))
    drop(id)
  }

  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {videos.map((video) => (
          <VideoCard
            key={video.prediction_id}
            video={video}
            onDetails={() => setOpenId(video.prediction_id)}
            onDelete={() => setDoomed(video)}
            onCancel={() => cancel.mutate(video.prediction_id)}
            isCanceling={cancel.isPending && cancel.variables === video.prediction_id}
            onRetry={(engine) => retry.mutate({ video, engine })}
            retrying={retriedOf(video)}
          />
        ))}
      </ul>
      {opened && (
        <DetailsDialog
          video={opened}
          onClose={() => setOpenId(undefined)}
          onAgain={() => {
            setOpenId(undefined)
            onAgain(opened)
          }}
        />
      )}
      {doomed && (
        <ConfirmDialog
          open
          onOpenChange={() => setDoomed(undefined)}
          title="Delete this video?"
          onConfirm={() => remove(doomed)}
        >
          <p className="break-words">
            ‘{previewOf(doomed.prompt)}’ and its files will be permanently deleted.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

type CardActions = {
  onDetails: () => void
  onDelete: () => void
  onCancel: () => void
  isCanceling: boolean
  /** Starts the same video again, optionally with the built-in renderer. */
  onRetry: (engine: 'embedded' | null) => void
  retrying: { engine: 'embedded' | null } | undefined
}

function VideoCard({ video, ...actions }: { video: ShownVideo } & CardActions) {
  const promptId = useId()
  const { settings } = video
  const facts = [settings.resolution, `${durationOf(settings)} s`, formatDate(video.created_at)]
  const about = { 'aria-describedby': promptId }
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <VideoPicture video={video} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <StatusBadge status={video.status} isDemo={video.isDemo} />
        <h3 id={promptId} className="text-base font-semibold break-words" dir="auto">
          {previewOf(video.prompt)}
        </h3>
        <p className="text-sm text-ink-soft tabular-nums">
          {facts.join(' · ')}
          {!video.isDemo && <span className="block">{engineLabels[video.engine]}</span>}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {video.status === 'failed' && <RetryButtons {...{ video, about, ...actions }} />}
          <Button {...about} onClick={actions.onDetails}>
            View Details
          </Button>
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
