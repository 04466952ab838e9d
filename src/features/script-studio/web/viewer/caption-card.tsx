import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { captionRules, type Caption } from '../../contract/caption.ts'
import { studioMessages } from '../../contract/messages.ts'
import { copyText } from '../script/use-copy.ts'

export function CaptionCard({ caption }: { caption: Caption }) {
  const [copied, setCopied] = useState<boolean>()
  const { platform, text, characters, hashtags } = caption
  const rule = captionRules[platform]
  return (
    <div className="flex flex-col gap-3">
      <p
        aria-label={`Caption for ${platform}`}
        role="group"
        className="rounded-md bg-sunken px-4 py-3 whitespace-pre-wrap select-all"
      >
        {text}
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        {characters} of {rule.characters[1]} characters
        {rule.counts === 'main' && ' before the hashtags'} · {hashtags}{' '}
        {hashtags === 1 ? 'hashtag' : 'hashtags'}
      </p>
      <Button className="self-start" onClick={() => void copyText(text).then(setCopied)}>
        <Copy size={16} aria-hidden="true" />
        Copy Caption
      </Button>
      {copied === true && <Notice kind="success">{studioMessages.captionCopied}</Notice>}
      {copied === false && (
        <Notice kind="failure">Your browser blocked copying. Select the caption and copy it yourself.</Notice>
      )}
    </div>
  )
}
