import type { MouseEvent, ReactNode } from 'react'
import { isConfirmed } from './confirmation-requests.ts'

/** Requires a recent confirmation, then lets the browser download the file, whatever its size. */
export function ConfirmedDownload({
  href,
  className,
  children,
}: {
  href: string
  className: string
  children: ReactNode
}) {
  async function save() {
    // If the check fails, the download itself shows the problem.
    if (await isConfirmed().catch(() => true))
      Object.assign(document.createElement('a'), { href, download: '' }).click()
  }
  return (
    <a
      href={href}
      download
      className={className}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void save()
      }}
    >
      {children}
    </a>
  )
}
