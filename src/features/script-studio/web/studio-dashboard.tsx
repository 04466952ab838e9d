import { useState } from 'react'
import { ContentProfileDialog, useContentProfile } from '#features/creator-profile/web.ts'
import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { SpinnerMark } from '#platform/web/ui/spinner.tsx'
import { studioMessages } from '../contract/messages.ts'
import { useCurrentIdeas } from './data/use-current-ideas.ts'
import { useFailure } from './data/use-failure.ts'
import { useIdeaGeneration } from './data/use-idea-generation.ts'
import { usePresets } from './data/use-presets.ts'
import { useScriptWriting } from './data/use-script-writing.ts'
import { DashboardCalendar } from './ideas/dashboard-calendar.tsx'
import { FailureBanner } from './ideas/failure-banner.tsx'
import { IdeasSection } from './ideas/ideas-section.tsx'
import { StudioActions, type StudioDialog } from './ideas/studio-actions.tsx'
import { StudioHeader } from './ideas/studio-header.tsx'
import { WelcomeSection } from './ideas/welcome-section.tsx'
import { StudioFrame } from './studio-frame.tsx'

const OwnIdeaDialog = lazyDialog(async () => (await import('./ideas/own-idea-dialog.tsx')).OwnIdeaDialog)
const PresetsDialog = lazyDialog(async () => (await import('./presets/presets-dialog.tsx')).PresetsDialog)
const SelectPresetDialog = lazyDialog(
  async () => (await import('./presets/select-preset-dialog.tsx')).SelectPresetDialog,
)

/** 'CroAI Tools': everything from the first idea to a scheduled script. */
export function StudioDashboard() {
  const { failure, report, show, dismiss } = useFailure()
  const [dialog, setDialog] = useState<StudioDialog>()
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

  function generate(presetId: string | null) {
    close()
    dismiss()
    if (lacksProfile) show(studioMessages.profileMissing)
    else void generation.start(presetId)
  }

  function open(asked: StudioDialog) {
    dismiss()
    if (lacksProfile && asked === 'ideas') show(studioMessages.profileMissing)
    else if (lacksProfile && asked === 'own-idea') show(studioMessages.profileMissingForIdea)
    else if (asked === 'ideas' && presets.data?.length === 0) generate(null)
    else setDialog(asked)
  }

  return (
    <StudioFrame>
      <StudioHeader current={ideas.data} onFailure={(error) => report('sign-out', error)} />
      {failure && <FailureBanner failure={failure} onDismiss={dismiss} />}
      <StudioActions
        {...{ hasProfile, hasIdeas }}
        isGenerating={generation.isRunning}
        presets={presets.data}
        onOpen={open}
        onGenerate={generate}
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
      <DashboardCalendar />
      <ContentProfileDialog open={dialog === 'profile'} onOpenChange={close} />
      <PresetsDialog
        open={dialog === 'presets'}
        canSearch={ideas.data?.composer.canSearch ?? false}
        onClose={close}
      />
      <SelectPresetDialog open={dialog === 'ideas'} onClose={close} onGenerate={generate} />
      <OwnIdeaDialog open={dialog === 'own-idea'} onWrite={writing.writeOwn} onClose={close} />
    </StudioFrame>
  )
}
