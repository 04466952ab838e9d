import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { useVideos } from './use-videos.ts'
import { VideoPicture } from './video-picture.tsx'

type FinishedFilmsProps = {
  email: string
  /** For a button on each film. */
  renderAction: (film: { id: string; title: string }) => ReactNode
  empty: ReactNode
  moreText: string
}

/** The user's finished films, for other features that use one. */
export function FinishedFilms({ email, renderAction, empty, moreText }: FinishedFilmsProps) {
  const { list, videos } = useVideos(email)
  // Without a poster there is no picture to show before the film plays.
  const films = videos.filter(({ status, poster_url: poster }) => status === 'completed' && poster !== null)
  if (list.isPending) return <Spinner />
  if (list.isError)
    return (
      <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
        {list.error.message}
      </ErrorState>
    )
  return (
    <>
      {films.length === 0 && empty}
      <ul className="grid gap-4 sm:grid-cols-2">
        {films.map((film) => (
          <li key={film.prediction_id} className="overflow-hidden rounded-md border border-line">
            <VideoPicture video={film} />
            <div className="flex flex-col items-start gap-2 p-3">
              <p className="line-clamp-2 text-sm break-words">{film.prompt}</p>
              {renderAction({ id: film.prediction_id, title: film.prompt })}
            </div>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="mt-4" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {moreText}
        </Button>
      )}
    </>
  )
}
