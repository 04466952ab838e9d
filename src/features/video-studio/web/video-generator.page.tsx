import { Suspense, useEffect, useState } from 'react'
import { useSession } from '#features/accounts/web.ts'
import { brand } from '#platform/common/brand.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { whenIdle } from '#platform/web/when-idle.ts'
import { formTexts, videoMessages } from '../contract/messages.ts'
import { useDemoVideos } from './demo-videos.ts'
import { useFollowedVideos } from './follow-videos.ts'
import type { Ordered } from './order-video.ts'
import { StartButton } from './start-button.tsx'
import { emptyTemplate, templateOf, type Template } from './template.ts'
import { useHandedScript } from './use-handed-script.ts'
import { useSettled } from './use-settled.ts'
import { useVideos } from './use-videos.ts'
import { UploadsSection } from './uploads-section.tsx'
import { VideoGrid } from './video-grid.tsx'
import { Welcome } from './welcome.tsx'

const loadDialog = async () => (await import('./generate-dialog.tsx')).GenerateDialog
const GenerateDialog = lazyWithFallback(loadDialog, MissingDialog)

export const meta = () =>
  pageMeta(`Video Generator · ${brand.name}`, 'Short videos from a few sentences.', { hidden: true })

/** The route table adds the tools' gate. */
export default function VideoGeneratorPage() {
  const session = useSession()
  const email = session.status === 'signed-in' ? session.user.email : ''
  const toast = useToast()
  const { list, videos, entries, engine, limits, put, drop } = useVideos(email)
  const shown = [...useDemoVideos(email), ...videos]
  const [template, setTemplate] = useState<Template>()
  const [failure, setFailure] = useState<string>()
  useHandedScript(email, setTemplate)
  // The dialog reads prompts and composes films, which the list can do without.
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), [])
  useFollowedVideos({ videos, put, drop })
  useSettled(videos, (video) => {
    if (video.status === 'completed') toast({ text: 'Your video is ready.' })
    if (video.status === 'failed') setFailure(videoMessages.failed(video.error))
  })

  function takeOrder(ordered: Ordered) {
    setTemplate(undefined)
    setFailure(undefined)
    if (ordered.kind === 'demo') toast({ text: demoText, kind: 'failure' })
    else if (ordered.video) put(ordered.video)
    else void list.refetch()
  }

  const isEmpty = list.isSuccess && shown.length === 0
  return (
    <section className="page-width flex flex-col gap-8 pt-10 pb-section lg:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <h1 className="text-3xl">Video Generator</h1>
          <p className="mt-3 max-w-prose text-ink-soft">
            Short videos from a few sentences, optionally starting from your own image.
          </p>
        </div>
        {!list.isPending && (
          <StartButton
            text={isEmpty ? 'Generate Your First Video' : 'New Video'}
            onStart={() => setTemplate(emptyTemplate(email))}
          />
        )}
      </header>
      {failure !== undefined && <Banner onDismiss={() => setFailure(undefined)}>{failure}</Banner>}
      {isEmpty && <Welcome />}
      {list.isPending && <LoadingGrid />}
      {list.isError && (
        <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {shown.length > 0 && (
        <>
          <h2 className="sr-only">Your videos</h2>
          <VideoGrid
            {...{ videos: shown, entries, put, drop, email }}
            onOrdered={takeOrder}
            onAgain={(video) => setTemplate(templateOf(video))}
          />
        </>
      )}
      {list.hasNextPage && (
        <Button
          className="self-center"
          busy={list.isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {list.isSuccess && <UploadsSection email={email} />}
      {template && (
        <Suspense fallback={null}>
          <GenerateDialog
            {...{ email, template, engine, limits }}
            onClose={() => setTemplate(undefined)}
            onOrdered={takeOrder}
          />
        </Suspense>
      )}
    </section>
  )
}

const demoText =
  'We can’t reach the server, so this is a demo without a video. Your text is kept while this page stays open.'

function MissingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Generate a video"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Notice kind="failure">{formTexts.notLoaded}</Notice>
    </Dialog>
  )
}

/** The shape of the grid that is coming. */
function LoadingGrid() {
  return (
    <SkeletonGroup className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </SkeletonGroup>
  )
}
