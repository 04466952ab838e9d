import { Suspense, useState } from 'react'
import { ContentProfileDialog, useContentProfile } from '#features/creator-profile/web.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState, LoadFailure } from '#platform/web/ui/error-state.tsx'

import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { SpinnerMark } from '#platform/web/ui/spinner.tsx'
import { studioMessages } from '../contract/messages.ts'
import { CalendarSection } from './calendar/calendar-section.tsx'
import { useCurrentIdeas } from './data/use-current-ideas.ts'
import { useFailure } from './data/use-failure.ts'
import { useIdeaGeneration } from './data/use-idea-generation.ts'
import { usePresets } from './data/use-presets.ts'
import { useScriptWriting } from './data/use-script-writing.ts'
import { FailureBanner } from './ideas/failure-banner.tsx'
import { IdeasSection } from './ideas/ideas-section.tsx'
import { StudioActions, type StudioDialog } from './ideas/studio-actions.tsx'
import { StudioHeader } from './ideas/studio-header.tsx'

import { OwnIdeaDialog } from './ideas/own-idea-dialog.tsx'
import { PresetsDialog } from './presets/presets-dialog.tsx'
import { SelectPresetDialog } from './presets/select-preset-dialog.tsx'
import { StudioFrame } from './studio-frame.tsx'

const steps = [
  ['Say who you are', 'Your creator profile tells what you make, for whom, and how you sound.'],
  ['Get three ideas', 'Each with the kind of hook, the people it is for, and why it works.'],
  ['Take it to the calendar', 'A script with three hooks, a day to post it, and a caption to go with it.'],
] as const

type WelcomeSectionProps = { hasProfile: boolean; onProfile: () => void; onIdeas: () => void }

/** In the place of the ideas, as long as there are none. */
function WelcomeSection({ hasProfile, onProfile, onIdeas }: WelcomeSectionProps) {
  return (
    <section className="rounded-lg border border-line bg-surface px-6 py-8 sm:px-10">
      <h2 className="text-2xl">Let's Get Started!</h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-3">
        {steps.map(([title, text], index) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <p className="text-sm text-ink-soft tabular-nums">{index + 1}</p>
            <p className="mt-1 font-display text-lg font-bold">{title}</p>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <Button className="mt-8" onClick={hasProfile ? onIdeas : onProfile}>
        {hasProfile ? 'Get my first three ideas' : 'Start with my profile'}
      </Button>
    </section>
  )
}

const HistorySection = lazyWithFallback(
  async () => (await import('./ideas/history-section.tsx')).HistorySection,
  LoadFailure,
)

/** 'CroAI Tools': everything from the first idea to a scheduled script. */
export function StudioDashboard() {
  const { failure, report, show, dismiss } = useFailure()
  const [dialog, setDialog] = useState<StudioDialog>()
  const [showsHistory, setShowsHistory] = useState(false)
  const profile = useContentProfile()
  const ideas = useCurrentIdeas()
  const presets = usePresets()
  const generation = useIdeaGeneration(report)
  const writing = useScriptWriting(report)
  const hasProfile = profile.status === 'there' && profile.profile !== null
  // No warning while it loads; the server checks again.
  const lacksProfile = !hasProfile && profile.status !== 'loading'
  const hasIdeas = (ideas.data?.ideas.length ?? 0) > 0
  const close = () => setDialog(undefined)

  function open(asked: StudioDialog) {
    dismiss()
    if (lacksProfile && asked === 'ideas') show(studioMessages.profileMissing)
    else if (lacksProfile && asked === 'own-idea') show(studioMessages.profileMissingForIdea)
    else setDialog(asked)
  }

  return (
    <StudioFrame>
      <StudioHeader current={ideas.data} onFailure={(error) => report('sign-out', error)} />
      {failure && <FailureBanner failure={failure} onDismiss={dismiss} />}
      <StudioActions
        {...{ hasProfile, hasIdeas }}
        isGenerating={generation.isRunning}
        presets={presets.data?.length}
        onOpen={open}
      />
      {profile.status === 'loading' && (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <SpinnerMark />
          {studioMessages.loadingProfile}
        </p>
      )}
      {profile.status === 'failed' && (
        <ErrorState onRetry={profile.retry} busy={profile.isRetrying}>
          {profile.error.message}
        </ErrorState>
      )}
      {ideas.isPending && (
        <SkeletonGroup className="grid gap-5 lg:grid-cols-3">
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </SkeletonGroup>
      )}
      {ideas.isError && !ideas.data && (
        <ErrorState onRetry={() => void ideas.refetch()} busy={ideas.isFetching}>
          {ideas.error.message}
        </ErrorState>
      )}
      {ideas.data &&
        (hasIdeas || generation.isRunning ? (
          <IdeasSection current={ideas.data} {...{ generation, writing }} />
        ) : (
          <WelcomeSection
            hasProfile={hasProfile}
            onProfile={() => open('profile')}
            onIdeas={() => open('ideas')}
          />
        ))}
      <CalendarSection />
      <section aria-labelledby="history-title" className="flex flex-col items-start gap-4">
        <h2 id="history-title" className="text-2xl">
          History
        </h2>
        {showsHistory ? (
          <div className="w-full">
            <Suspense fallback={null}>
              <HistorySection writing={writing} />
            </Suspense>
          </div>
        ) : (
          <Button onClick={() => setShowsHistory(true)}>Show history</Button>
        )}
      </section>
      <ContentProfileDialog open={dialog === 'profile'} onOpenChange={close} />
      {dialog === 'presets' && (
        <PresetsDialog canSearch={ideas.data?.composer.canSearch ?? false} onClose={close} />
      )}
      {dialog === 'ideas' && (
        <SelectPresetDialog
          onClose={close}
          onGenerate={(presetId) => {
            close()
            dismiss()
            void generation.start(presetId)
          }}
        />
      )}
      {dialog === 'own-idea' && <OwnIdeaDialog onWrite={writing.writeOwn} onClose={close} />}
    </StudioFrame>
  )
}
