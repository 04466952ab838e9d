import X from 'lucide-react/icons/x'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice, type NoticeKind } from './notice.tsx'

type BannerProps = {
  kind?: NoticeKind
  prefix?: string
  children: ReactNode
  onDismiss: () => void
  className?: string
}

/** A dismissible notice. A failure starts with 'Error: …'. */
export function Banner({ kind = 'failure', prefix, children, onDismiss, className }: BannerProps) {
  const said = prefix ?? (kind === 'failure' ? 'Error: ' : '')
  // The focus would be lost with the button.
  const close = (event: MouseEvent) => {
    event.currentTarget.closest('main')?.focus({ preventScroll: true })
    onDismiss()
  }
  const dismiss = (
    <Button variant="quiet" size="icon" aria-label="Dismiss" onClick={close} className="-my-2 -mr-2">
      <X size={18} aria-hidden="true" />
    </Button>
  )
  return (
    <Notice kind={kind} actions={dismiss} className={className}>
      {said}
      {children}
    </Notice>
  )
}
