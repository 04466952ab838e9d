import type { FormNoticeText } from '#platform/web/form/use-contract-form.ts'
import { Notice } from '#platform/web/ui/notice.tsx'

/** How the submit ended: the thanks, or the banner with what is known about the failure. */
export function FormResult({ notice, failure }: { notice: FormNoticeText | undefined; failure: string }) {
  if (notice === undefined) return null
  const lines = notice.text.split('\n').filter((line) => line !== '')
  return (
    <Notice kind={notice.kind} title={notice.kind === 'failure' ? failure : undefined}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}
