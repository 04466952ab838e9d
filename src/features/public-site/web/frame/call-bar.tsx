import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Variant } from '#features/analytics/contract/experiments.ts'
import { cross, Glyph } from '#platform/web/ui/glyph.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { sitePaths } from '../../contract/paths.ts'
import { CallLink } from './call-link.tsx'
import { framingSentence } from './framing-sentence.ts'

import { useNoCallInView } from './use-call-out-of-view.ts'

const key = 'call-bar'

/** Keeps the bar dismissed on the other pages of this visit. */
function rememberDismissal(): void {
  try {
    sessionStorage.setItem(key, 'dismissed')
  } catch {
    // If storage is disabled, the bar stays dismissed until the next page load.
  }
}

function isBarDismissed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'dismissed'
  } catch {
    return false
  }
}

/** Only long pages; pages with a form don't show the bar. */
const pagesWithBar: readonly string[] = [sitePaths.home, sitePaths.about]

/** The call to action for the `sticky_bar` placement. */
export function CallBar({ variant }: { variant: Variant }) {
  const { pathname } = useLocation()
  const [dismissed, setDismissed] = useState(false)
  const isDue = useNoCallInView(pathname)
  if (variant.placement !== 'sticky_bar' || !pagesWithBar.includes(pathname) || dismissed) return null
  const dismiss = () => {
    setDismissed(true)
    rememberDismissal()
  }
  return <Bar variant={variant} shown={isDue && !isBarDismissed()} onDismiss={dismiss} />
}

/**
 * Sticky and in the document flow between content and footer, so that it covers neither and causes no layout
 * shift. It is empty while one of the page's own calls to action is in view.
 */
export function Bar({
  variant,
  shown,
  onDismiss,
}: {
  variant: Variant
  shown: boolean
  onDismiss: () => void
}) {
  return (
    <aside
      aria-label="Call to action"
      className={classes(
        'sticky bottom-0 z-20 border-t border-line bg-surface transition-[translate,visibility] noscript:visible noscript:translate-y-0 print:hidden',
        !shown && 'invisible translate-y-full',
      )}
    >
      <div className="page-width flex min-h-16 items-center gap-3 py-2">
        <p className="min-w-0 flex-1 text-sm leading-snug font-medium sm:text-base">
          {framingSentence(variant)}
        </p>
        <CallLink to={variant.target} text={variant.text} location="sticky_bar" variant="main" />
        <Button
          variant="quiet"
          size="icon"
          aria-label="Hide this bar"
          onClick={onDismiss}
          className="-mr-2 noscript:hidden"
        >
          <Glyph shape={cross} />
        </Button>
      </div>
    </aside>
  )
}
