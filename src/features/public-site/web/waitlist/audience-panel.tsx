import { useState } from 'react'
import { funnelSteps } from '#features/analytics/contract/funnel.ts'
import type { Audience } from '#features/forms/contract/audience.ts'
import { track } from '#features/analytics/web.ts'
import { WaitlistForm } from '#features/forms/web.ts'
import { classes } from '#platform/web/ui/classes.ts'

const pitches: Record<Audience, string> = {
  creators: 'Tell us what you make and what your next project would cost.',
  investors: 'Interested in investing in Crovest itself? We’ll share our plans ahead of the seed round.',
  backers: 'Tell us how much you’d like to put in, and what you’d like back.',
}

/**
 * The HTML contains all three panels for visitors without scripts; after hydration only the active one is
 * rendered.
 */
export function AudiencePanel({
  audience,
  isOpen,
  isLive,
}: {
  audience: Audience
  isOpen: boolean
  isLive: boolean
}) {
  const [joined, setJoined] = useState(false)
  if (isLive && !isOpen) return null
  return (
    <section
      id={audience}
      aria-labelledby={`tab-${audience}`}
      {...(isLive && { role: 'tabpanel' })}
      className={classes(
        'p-5 sm:p-8 noscript:block noscript:border-b noscript:border-line',
        !isOpen && 'hidden',
      )}
    >
      <h2 className="hidden text-2xl noscript:block">{funnelSteps[audience].tabName}</h2>
      <p className="mb-6 text-ink-soft">{pitches[audience]}</p>
      <WaitlistForm
        audience={audience}
        onSubmitted={() => {
          setJoined(true)
          for (const eventType of ['poll_complete', 'og_badge_shown', 'conversion'] as const)
            track({ eventType, userType: audience, source: 'waitlist' })
        }}
      />
      {joined && (
        <p className="mt-4 text-sm text-ink-soft">
          <strong className="mr-2 rounded-full bg-accent-wash px-2.5 py-0.5 text-accent-text">OG</strong>
          You’re one of the first.
        </p>
      )}
    </section>
  )
}
