import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import type { Idea } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'
import { studioPaths } from '../../contract/paths.ts'
import { scriptMessages } from '../../contract/script-messages.ts'
import { withTypedLine, type TypedLine } from '../../domain/typed-line.ts'
import { studioKeys } from '../data/idea-cache.ts'
import { ideasApi } from '../data/studio-api.ts'
import { useFailure } from '../data/use-failure.ts'
import { useScriptWriting } from '../data/use-script-writing.ts'
import { FailureBanner } from '../ideas/failure-banner.tsx'
import { IdeaActions } from '../ideas/idea-actions.tsx'
import { hasFacts, IdeaBadges, IdeaFacts, WritingState } from '../ideas/idea-parts.tsx'
import { StudioFrame } from '../studio-frame.tsx'
import { ScriptList } from './script-list.tsx'
import { ScriptPreview } from './script-preview.tsx'
import { ScriptTools } from './script-tools.tsx'
import { ScriptView } from './script-view.tsx'
import { SpeakingTime } from './speaking-time.tsx'

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
  const isMissing = status === 'NOT_FOUND' || status === 'INVALID_ARGUMENT'
  return (
    <StudioFrame>
      {id === '' ? (
        <ScriptList />
      ) : isMissing ? (
        <div className="flex flex-col items-start gap-4">
          <h1 className="text-3xl">{studioMessages.scriptNotFound}</h1>
          <p className="text-ink-soft">{studioMessages.ideaGone}</p>
          <ButtonLink to={studioPaths.generator} variant="main">
            {scriptMessages.back}
          </ButtonLink>
        </div>
      ) : idea.data ? (
        <ScriptPanes key={idea.data.id} idea={idea.data} />
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

/** The text on the left; on the right the phone and the clock. */
function ScriptPanes({ idea }: { idea: Idea }) {
  const { failure, report, dismiss } = useFailure()
  const writing = useScriptWriting(report)
  const isWriting = writing.isWriting(idea.id)
  const [typed, setTyped] = useState<TypedLine>()
  const { selectedHook, videoLength } = idea
  // The panes show a line while it is typed.
  const script = idea.script && withTypedLine(idea.script, typed)
  const hasScript = script !== null && script.script_parts.length > 0
  return (
    <>
      <header>
        <IdeaBadges idea={idea} />
        <h1 className="mt-2 text-3xl">{idea.title}</h1>
      </header>
      {failure && <FailureBanner failure={failure} onDismiss={dismiss} />}
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_14rem] lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-12">
        <div className="flex min-w-0 flex-col gap-6">
          <ScriptView {...{ idea, isWriting }} isPane onType={setTyped} />
          <WritingState {...{ idea, isWriting }} />
          <IdeaActions {...{ idea, writing }} />
          {hasFacts(idea) && (
            <details className="text-sm">
              <summary className="font-semibold">{scriptMessages.details}</summary>
              <div className="mt-3">
                <IdeaFacts idea={idea} />
              </div>
            </details>
          )}
        </div>
        {hasScript ? (
          <div className="flex flex-col gap-6 md:sticky md:top-24">
            <ScriptPreview title={idea.title} {...{ script, selectedHook }} />
            <SpeakingTime {...{ script, selectedHook, videoLength }} />
            {!isWriting && <ScriptTools idea={idea} script={idea.script ?? script} />}
          </div>
        ) : (
          <EmptyState title={scriptMessages.noScript}>{scriptMessages.noScriptHint}</EmptyState>
        )}
      </div>
    </>
  )
}
