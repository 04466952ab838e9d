import { useQuery, useQueryClient } from '@tanstack/react-query'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { formatDate } from '#platform/web/format.ts'
import { videoPaths } from '../contract/paths.ts'
import { uploadTexts } from '../contract/uploads.ts'
import type { PhotoRoutes } from '../server/photos/photo.routes.ts'
import type { RecordingRoutes } from '../server/recordings/recording.routes.ts'

const photoApi = apiClient<PhotoRoutes>(videoPaths.base)
const recordingApi = apiClient<RecordingRoutes>(videoPaths.base)

type Deletion = { name: string; remove: () => Promise<unknown> }

/** What the creator has uploaded and recorded, each with a button that deletes it. */
export function Uploads({ email, onFocusLost }: { email: string; onFocusLost: () => void }) {
  const client = useQueryClient()
  const queryKey = ['video-uploads', email]
  const uploads = useQuery({ queryKey, queryFn: readUploads, staleTime: 0 })
  const [deletion, setDeletion] = useState<Deletion>()
  useEffect(() => {
    if (!deletion) return undefined
    // The dialog returns the focus to the button, which is gone after a deletion.
    return () => void setTimeout(() => document.activeElement === document.body && onFocusLost())
    // oxlint-disable-next-line react/exhaustive-deps -- a new function is no new deletion
  }, [deletion])
  if (uploads.isPending) return <Skeleton className="h-32" />
  if (uploads.isError)
    return (
      <ErrorState onRetry={() => void uploads.refetch()} busy={uploads.isFetching}>
        {uploads.error.message}
      </ErrorState>
    )
  const { photos, recordings } = uploads.data
  if (photos.length + recordings.length === 0) return <p className="text-ink-soft">{uploadTexts.empty}</p>
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-sm text-ink-soft">{uploadTexts.about}</p>
      {photos.length > 0 && (
        <ul aria-label={uploadTexts.photos} className="grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-8">
          {photos.map(({ id, url, created_at }) => {
            const name = uploadTexts.photo(formatDate(created_at))
            const remove = () => unwrap(photoApi.photos[':id'].$delete({ param: { id } }))
            return (
              <li key={id} className="flex flex-col gap-1">
                <img
                  src={url}
                  alt={name}
                  loading="lazy"
                  className="aspect-square w-full rounded-sm border border-line object-cover"
                />
                <DeleteButton name={name} onClick={() => setDeletion({ name, remove })} />
              </li>
            )
          })}
        </ul>
      )}
      {recordings.length > 0 && (
        <ul aria-label={uploadTexts.recordings} className="flex flex-col gap-2">
          {recordings.map(({ id, seconds, created_at }) => {
            const name = uploadTexts.recording(formatDate(created_at), seconds)
            const remove = () => unwrap(recordingApi.recordings[':id'].$delete({ param: { id } }))
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 text-sm">
                {name}
                <DeleteButton name={name} onClick={() => setDeletion({ name, remove })} />
              </li>
            )
          })}
        </ul>
      )}
      {deletion && (
        <ConfirmDialog
          open
          onOpenChange={() => setDeletion(undefined)}
          title={uploadTexts.confirmTitle}
          onConfirm={async () => {
            await deletion.remove()
            await client.invalidateQueries({ queryKey })
          }}
        >
          {uploadTexts.confirm(deletion.name)}
        </ConfirmDialog>
      )}
    </div>
  )
}

function DeleteButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button size="icon" variant="quiet" aria-label={uploadTexts.delete(name)} onClick={onClick}>
      <Trash size={16} aria-hidden="true" />
    </Button>
  )
}

async function readUploads() {
  const [photos, recordings] = await Promise.all([
    unwrap(photoApi.photos.$get()),
    unwrap(recordingApi.recordings.$get()),
  ])
  return { photos: photos.items, recordings: recordings.items }
}
