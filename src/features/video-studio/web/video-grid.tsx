import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { ScriptEntry, Video } from '../contract/video.ts'
import { previewOf } from '../domain/describe-video.ts'
import { removeDemo } from './demo-videos.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { orderVideo, requestAgain, type Ordered } from './order-video.ts'
import type { ShownVideo } from './shown-video.ts'
import { videoApi } from './video-api.ts'
import { VideoCard } from './video-card.tsx'

type Retry = { video: ShownVideo; engine: 'embedded' | null }

type VideoGridProps = {
  videos: readonly ShownVideo[]
  entries: readonly ScriptEntry[]
  put: (video: Video) => void
  drop: (id: string) => void
  /** Opens the form with this video's values. */
  onAgain: (video: ShownVideo) => void
  email: string
  onOrdered: (ordered: Ordered) => void
}

export function VideoGrid(props: VideoGridProps) {
  const { videos, entries, put, drop, onAgain, email, onOrdered } = props
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
            entry={entries.find((entry) => entry.script_id === video.script_id)}
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
