import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { studioMessages } from '../../contract/messages.ts'
import { studioPaths } from '../../contract/paths.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { studioKeys } from '../data/idea-cache.ts'
import { scheduleApi } from '../data/studio-api.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { ScheduledScript } from './scheduled-script.tsx'

/** Opens with the passed event, or by `?id=` after a reload or from a bookmark. */
export function ViewerScreen() {
  const [search] = useSearchParams()
  const passed = eventIn(useLocation().state)
  const id = search.get('id') ?? passed?.id ?? ''
  const found = useQuery({
    queryKey: studioKeys.scheduled(id),
    queryFn: () => unwrap(scheduleApi[':id'].$get({ param: { id } })),
    enabled: id !== '',
    // Shown immediately but refetched, because it may be stale.
    ...(passed?.id === id && { placeholderData: passed }),
  })
  const refusal = found.isError ? asApiError(found.error).status : undefined
  const isNotThere = id === '' || refusal === 'NOT_FOUND' || refusal === 'INVALID_ARGUMENT'
  return (
    <StudioFrame>
      {isNotThere ? (
        <NotFound />
      ) : found.data ? (
        <ScheduledScript entry={found.data} />
      ) : found.isError ? (
        <ErrorState onRetry={() => void found.refetch()} busy={found.isFetching}>
          {found.error.message}
        </ErrorState>
      ) : (
        <Spinner className="min-h-[50dvh]" />
      )}
    </StudioFrame>
  )
}

function NotFound() {
  return (
    <div className="mx-auto max-w-md py-12 text-center">
      <h1 className="text-3xl">{studioMessages.scriptNotFound}</h1>
      <p className="mt-3 mb-6 text-ink-soft">{studioMessages.noScheduledScript}</p>
      <ButtonLink to={studioPaths.generator} variant="main">
        Back to Script Generator
      </ButtonLink>
    </div>
  )
}

// Browser history can contain anything, including state from an older release.
function eventIn(state: unknown): ScheduledContent | undefined {
  if (typeof state !== 'object' || state === null || !('event' in state)) return undefined
  const event = state.event as Partial<ScheduledContent> | null
  const isWhole =
    typeof event?.id === 'string' &&
    typeof event.status === 'string' &&
    Array.isArray(event.script?.hooks) &&
    Array.isArray(event.captions)
  return isWhole ? (event as ScheduledContent) : undefined
}
