import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { isUnderWay, type VideoStatus } from '../contract/choices.ts'

const looks: Record<VideoStatus, { text: string; tone: BadgeTone }> = {
  processing: { text: 'Processing', tone: 'accent' },
  completed: { text: 'Completed', tone: 'gain' },
  failed: { text: 'Failed', tone: 'danger' },
  canceled: { text: 'Canceled', tone: 'neutral' },
}

export function StatusBadge({ status, isDemo }: { status: VideoStatus; isDemo?: true | undefined }) {
  // An earlier version has another name for a queued video.
  const { text, tone } = looks[isUnderWay(status) ? 'processing' : status]
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>{text}</Badge>
      {isDemo && <Badge tone="warn">Demo without a video</Badge>}
    </span>
  )
}
