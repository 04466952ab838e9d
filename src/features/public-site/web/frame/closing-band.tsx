import type { ReactNode } from 'react'
import { sitePaths } from '../../contract/paths.ts'
import { CallLink } from './call-link.tsx'
import { arrowRight, Glyph } from '#platform/web/ui/glyph.tsx'
import { marksCall } from './use-call-out-of-view.ts'

type ClosingBandProps = { title: string; text: string; call: string; children?: ReactNode }

/** The dark band at the end of a long page with the next step. */
export function ClosingBand({ title, text, call, children }: ClosingBandProps) {
  return (
    <section data-theme="dark" className="bg-surface">
      <div className="page-width flex flex-wrap items-center justify-between gap-8 py-section">
        <div className="max-w-prose">
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-3 text-lg text-ink-soft">{text}</p>
        </div>
        <div {...marksCall} className="flex flex-wrap gap-3">
          <CallLink to={sitePaths.aiTools} text={call} location="closing" variant="main" size="lg">
            <Glyph shape={arrowRight} />
          </CallLink>
          {children}
        </div>
      </div>
    </section>
  )
}
