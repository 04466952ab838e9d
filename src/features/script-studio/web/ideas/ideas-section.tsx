import Square from 'lucide-react/icons/square'
import { Suspense } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { SpinnerMark } from '#platform/web/ui/spinner.tsx'
import { ideaMessages } from '../../contract/idea-messages.ts'
import type { CurrentIdeas } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { IdeaGeneration } from '../data/use-idea-generation.ts'
import type { ScriptWriting } from '../data/use-script-writing.ts'
import { IdeaCard } from './idea-card.tsx'

// Few generations search the web.
const FoundSources = lazyWithFallback(
  async () => (await import('./found-sources.tsx')).FoundSources,
  LoadFailure,
)

type IdeasSectionProps = { current: CurrentIdeas; generation: IdeaGeneration; writing: ScriptWriting }

/** The current ideas. Ideas without a script appear side by side; one with a script takes the full width. */
export function IdeasSection({ current, generation, writing }: IdeasSectionProps) {
  return (
    <section aria-labelledby="ideas-title" className="flex flex-col gap-5">
      <h2 id="ideas-title" className="text-2xl">
        {ideaMessages.title}
      </h2>
      {generation.isRunning && <Progress generation={generation} />}
      <div className="flex flex-wrap gap-5">
        {current.ideas.map((idea) => (
          <div
            key={idea.id}
            className={classes('flex min-w-0 grow [&>*]:w-full', idea.script ? 'basis-full' : 'basis-72')}
          >
            <IdeaCard idea={idea} writing={writing} />
          </div>
        ))}
      </div>
      {current.generation?.kind === 'ideas' &&
        current.generation.sources.length > 0 &&
        !generation.isRunning && (
          <Suspense>
            <FoundSources generation={current.generation} />
          </Suspense>
        )}
    </section>
  )
}

function Progress({ generation }: { generation: IdeaGeneration }) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md bg-sunken px-4 py-3">
      <p role="status" className="flex flex-1 items-center gap-3">
        <SpinnerMark />
        {studioMessages.loadingIdeas}
        {generation.phase === 'searching' && (
          <span className="text-sm text-ink-soft">{ideaMessages.searching}</span>
        )}
      </p>
      <Button onClick={generation.stop}>
        <Square size={14} aria-hidden="true" />
        {ideaMessages.stop}
      </Button>
    </div>
  )
}
