import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { captionRules, type Caption } from '../../contract/caption.ts'
import { captionPlatforms, type CaptionPlatform } from '../../contract/choices.ts'
import { studioMessages } from '../../contract/messages.ts'
import { captionMessages, exportMessages } from '../../contract/script-messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { generationFailure } from '../data/generation-failure.ts'
import { studioKeys } from '../data/idea-cache.ts'
import { captionsApi } from '../data/studio-api.ts'
import Copy from 'lucide-react/icons/copy'
import { copyText } from '../script/use-copy.ts'

/** A caption for each platform, saved with the script. */
export function CaptionMaker({ entry }: { entry: ScheduledContent }) {
  const client = useQueryClient()
  const [platform, setPlatform] = useState<CaptionPlatform>()
  const [isBusy, setIsBusy] = useState(false)
  const [isPlatformMissing, setIsPlatformMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const caption = entry.captions.find((kept) => kept.platform === platform)

  async function generate() {
    if (platform === undefined) return setIsPlatformMissing(true)
    setFailure(undefined)
    setIsBusy(true)
    try {
      const written = await unwrap(captionsApi.index.$post({ json: { scheduledId: entry.id, platform } }))
      client.setQueryData<ScheduledContent>(studioKeys.scheduled(entry.id), (shown) =>
        withCaption(shown ?? entry, written),
      )
      void client.invalidateQueries({ queryKey: studioKeys.schedule })
    } catch (cause) {
      setFailure(generationFailure('caption', cause).message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section
      aria-labelledby="caption-title"
      className="flex min-w-0 flex-col gap-4 self-start rounded-lg border border-line bg-surface p-5 sm:p-6 lg:sticky lg:top-24"
    >
      <h2 id="caption-title" className="text-xl">
        {captionMessages.title}
      </h2>
      <div role="group" aria-label={captionMessages.platform} className="flex flex-wrap gap-2">
        {captionPlatforms.map((name) => (
          <Button
            key={name}
            aria-pressed={name === platform}
            onClick={() => {
              setPlatform(name)
              setIsPlatformMissing(false)
              setFailure(undefined)
            }}
            className={classes(name === platform && 'border-ink! bg-ink! text-paper!')}
          >
            {name}
          </Button>
        ))}
      </div>
      <Button
        variant="main"
        busy={isBusy}
        busyText={captionMessages.busy}
        onClick={() => void generate()}
        className="self-start"
      >
        {captionMessages.generate}
      </Button>
      {isPlatformMissing && <Notice kind="failure">{studioMessages.platformMissing}</Notice>}
      {failure !== undefined && <Banner onDismiss={() => setFailure(undefined)}>{failure}</Banner>}
      {caption && <CaptionCard key={`${caption.platform} ${caption.updatedAt}`} caption={caption} />}
      {platform !== undefined && (
        <div>
          <h3 className="text-base">{captionMessages.tips(platform)}</h3>
          <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm text-ink-soft">
            {captionRules[platform].tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const withCaption = (entry: ScheduledContent, caption: Caption): ScheduledContent => ({
  ...entry,
  captions: [...entry.captions.filter(({ platform }) => platform !== caption.platform), caption],
})

function CaptionCard({ caption }: { caption: Caption }) {
  const [copied, setCopied] = useState<boolean>()
  const { platform, text, characters, hashtags } = caption
  const rule = captionRules[platform]
  return (
    <div className="flex flex-col gap-3">
      <p
        aria-label={captionMessages.of(platform)}
        role="group"
        className="rounded-md bg-sunken px-4 py-3 whitespace-pre-wrap select-all"
      >
        {text}
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        {captionMessages.count(characters, rule.characters[1], rule.counts === 'main')} ·{' '}
        {captionMessages.hashtags(hashtags)}
      </p>
      <Button className="self-start" onClick={() => void copyText(text).then(setCopied)}>
        <Copy size={16} aria-hidden="true" />
        {captionMessages.copy}
      </Button>
      {copied === true && <Notice kind="success">{studioMessages.captionCopied}</Notice>}
      {copied === false && <Notice kind="failure">{exportMessages.copyBlocked}</Notice>}
    </div>
  )
}
