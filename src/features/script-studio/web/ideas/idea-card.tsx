import { Suspense, useEffect } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { loadWhenQuiet } from '#platform/web/when-quiet.ts'
import { ideaMessages } from '../../contract/idea-messages.ts'
import type { Idea } from '../../contract/idea.ts'
import { studioPaths } from '../../contract/paths.ts'
import type { ScriptWriting } from '../data/use-script-writing.ts'
import { IdeaActions } from './idea-actions.tsx'
import { IdeaBadges, IdeaFacts, IdeaMarks, WritingState } from './idea-parts.tsx'

// An idea without a script needs none of it yet.
const loadScriptView = async () => (await import('../script/script-view.tsx')).ScriptView
const ScriptView = lazyWithFallback(loadScriptView, LoadFailure)

type IdeaCardProps = { idea: Idea; writing: ScriptWriting }

export function IdeaCard({ idea, writing }: IdeaCardProps) {
  const isWriting = writing.isWriting(idea.id)
  const hasScript = (idea.script?.script_parts.length ?? 0) > 0
  useEffect(() => loadWhenQuiet(loadScriptView), [])
  return (
    <article
      aria-label={idea.title}
      className="flex min-w-0 animate-enter flex-col gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <IdeaBadges idea={idea} />
        <h3 className="mt-3 text-xl">{idea.title}</h3>
      </div>
      <IdeaFacts idea={idea} />
      <IdeaMarks idea={idea} />
      {idea.script && (
        <Suspense fallback={<LoadingScript />}>
          <div className="border-t border-line pt-5 empty:hidden">
            <ScriptView idea={idea} isWriting={isWriting} />
          </div>
        </Suspense>
      )}
      <WritingState idea={idea} isWriting={isWriting} />
      <IdeaActions {...{ idea, writing }}>
        {hasScript && (
          <ButtonLink to={`${studioPaths.scriptPage}?id=${encodeURIComponent(idea.id)}`}>
            {ideaMessages.open}
          </ButtonLink>
        )}
      </IdeaActions>
    </article>
  )
}

function LoadingScript() {
  return (
    <SkeletonGroup className="flex flex-col gap-3 border-t border-line pt-5">
      <Skeleton className="h-32" />
      <Skeleton className="h-48" />
    </SkeletonGroup>
  )
}
