import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import type { Idea } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'
import { studioPaths } from '../../contract/paths.ts'
import { studioKeys } from '../data/idea-cache.ts'
import { ideasApi } from '../data/studio-api.ts'
import { useFailure } from '../data/use-failure.ts'
import { useScriptWriting } from '../data/use-script-writing.ts'
import { FailureBanner } from '../ideas/failure-banner.tsx'
import { IdeaCard } from '../ideas/idea-card.tsx'
import { StudioFrame } from '../studio-frame.tsx'
import { PhonePreview } from './phone-preview.tsx'

/** One script to work on: its text, and how it sounds and looks on a phone. */
export function ScriptScreen() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const idea = useQuery({
    queryKey: studioKeys.idea(id),
    queryFn: () => unwrap(ideasApi[':id'].$get({ param: { id } })),
    enabled: id !== '',
    refetchOnWindowFocus: false,
  })
  const status = idea.isError ? asApiError(idea.error).status : undefined
  const isMissing = id === '' || status === 'NOT_FOUND' || status === 'INVALID_ARGUMENT'
  return (
    <StudioFrame>
      {isMissing ? (
        <div className="flex flex-col items-start gap-4">
          <h1 className="text-3xl">{studioMessages.scriptNotFound}</h1>
          <p className="text-ink-soft">{studioMessages.ideaGone}</p>
          <ButtonLink to={studioPaths.generator} variant="main">
            Back to your ideas
          </ButtonLink>
        </div>
      ) : idea.data ? (
        <ScriptPanes idea={idea.data} />
      ) : idea.isError ? (
        <ErrorState onRetry={() => void idea.refetch()} busy={idea.isFetching}>
          {idea.error.message}
        </ErrorState>
      ) : (
        <Spinner className="min-h-[50dvh]" />
      )}
    </StudioFrame>
  )
}

function ScriptPanes({ idea }: { idea: Idea }) {
  const { failure, report, dismiss } = useFailure()
  const writing = useScriptWriting(report)
  return (
    <>
      <h1 className="text-3xl">Script</h1>
      {failure && <FailureBanner failure={failure} onDismiss={dismiss} />}
      <div className="grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
        <section aria-labelledby="text-title">
          <h2 id="text-title" className="sr-only">
            Text
          </h2>
          <IdeaCard {...{ idea, writing }} />
        </section>
        {idea.script && <PhonePreview script={idea.script} selectedHook={idea.selectedHook} />}
      </div>
    </>
  )
}
