import { Notice } from '../ui/notice.tsx'
import type { FormNoticeText } from './form-controller.ts'

/** The result of a submit, placed by the form. */
export function FormNotice({
  of,
  className,
}: {
  of: { notice: FormNoticeText | undefined }
  className?: string
}) {
  if (of.notice === undefined) return null
  return (
    <Notice kind={of.notice.kind} className={className}>
      {of.notice.text}
    </Notice>
  )
}
