import { useRef, type KeyboardEvent, useSyncExternalStore, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { funnelSteps } from '#features/analytics/contract/funnel.ts'
import { audiences, audienceWords, type Audience } from '#features/forms/contract/choices.ts'
import { track } from '#features/analytics/web.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { waitlistMessages } from '#features/forms/contract/form-messages.ts'
import { WaitlistForm } from '#features/forms/web.ts'
import { chooseByKey } from './choose-by-key.ts'

const pitches: Record<Audience, string> = {
  creators: 'Tell us what you make and what your next project would cost.',
  investors: 'Interested in investing in Crovest itself? We’ll share our plans ahead of the seed round.',
  backers: 'Tell us how much you’d like to put in, and what you’d like back.',
}

/**
 * The HTML contains all three panels for visitors without scripts; after hydration only the active one is
 * rendered.
 */
function AudiencePanel({
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
      aria-labelledby={`tab-name-${audience}`}
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
        <div className="mt-4 grid gap-3">
          <p className="font-semibold">{waitlistMessages.next}</p>
          <p className="text-sm text-ink-soft">
            <strong className="mr-2 rounded-full bg-accent-wash px-2.5 py-0.5 text-accent-text">OG</strong>
            You’re one of the first.
          </p>
        </div>
      )}
    </section>
  )
}

/**
 * Tabs are links so that the choice is in the URL, can be shared and works with the back button. Without
 * scripts they jump to the three forms, which are then all on the page.
 */
export function AudienceTabs() {
  const { audience, isLive } = useAudience()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)

  function choose(next: Audience) {
    if (next === audience) return
    // Keeps the rest, such as a referral code.
    const search = new URLSearchParams(location.search)
    search.set('tab', next)
    void navigate({ search: `?${search}` }, { preventScrollReset: true })
    track({ eventType: 'poll_step', ...funnelSteps[next] })
  }

  function moveByKey(event: KeyboardEvent) {
    const next = chooseByKey(audiences, audience, event.key)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }

  return (
    <div className="rounded-lg border border-line bg-surface shadow-raised">
      <div
        ref={list}
        {...(isLive && { role: 'tablist', 'aria-label': 'Who are you?', onKeyDown: moveByKey })}
        className="flex border-b border-line px-2 sm:px-4"
      >
        {audiences.map((entry) => (
          <a
            key={entry}
            id={`tab-${entry}`}
            href={isLive ? `?tab=${entry}#${entry}` : `#${entry}`}
            {...(isLive && tabProps(entry, audience))}
            onClick={(event) => {
              event.preventDefault()
              choose(entry)
            }}
            className={classes(
              '-mb-px flex min-h-13 flex-1 flex-col gap-0.5 border-b-3 px-2 py-2 text-sm leading-tight font-semibold transition-colors hover:text-ink focus-visible:-outline-offset-2 sm:items-center sm:text-center sm:text-base',
              entry === audience ? 'border-accent text-ink' : 'border-transparent text-ink-soft',
              'noscript:border-transparent noscript:text-ink noscript:underline',
            )}
          >
            <span id={`tab-name-${entry}`}>{funnelSteps[entry].tabName}</span>
            <span className="text-xs font-normal text-ink-soft">{audienceWords[entry]}</span>
          </a>
        ))}
      </div>
      {audiences.map((entry) => (
        <AudiencePanel key={entry} audience={entry} isOpen={entry === audience} isLive={isLive} />
      ))}
    </div>
  )
}

function tabProps(entry: Audience, open: Audience) {
  const isOpen = entry === open
  return {
    role: 'tab',
    'aria-selected': isOpen,
    'aria-controls': isOpen ? entry : undefined,
    tabIndex: isOpen ? 0 : -1,
  } as const
}

/**
 * The audience from the URL. Prerendered HTML knows none and the first render must match it; `isLive` becomes
 * true after hydration.
 */
function useAudience(): { audience: Audience; isLive: boolean } {
  const [search] = useSearchParams()
  const isLive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const named = audiences.find((entry) => entry === search.get('tab'))
  return { audience: (isLive ? named : undefined) ?? audiences[0], isLive }
}
