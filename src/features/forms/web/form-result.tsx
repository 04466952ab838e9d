import type { FormNoticeText } from '#platform/web/form/form-controller.ts'
import { Notice } from '#platform/web/ui/notice.tsx'

/** The success message, or the error banner with the reason. */
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
