import type { MouseEvent, ReactNode } from 'react'
import { isConfirmed } from './confirmation-requests.ts'

/** A file for whoever has just confirmed who they are. The browser saves it by itself, however large. */
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
    // Without an answer the download itself shows what is wrong.
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
