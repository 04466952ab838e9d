import { readSignedInFlag } from '#features/accounts/web.ts'
import type { FunnelEvent } from '../contract/funnel.ts'
import { eventsPath, maxEventsPerRequest, trackedPages } from '../contract/collection.ts'
import { drainEarlyClicks } from './early-clicks.ts'
import { randomId } from '#platform/web/random-id.ts'
import { sessionId } from './session-id.ts'
import { currentVariant } from './use-variant.ts'

/** An event before the tracker adds session and variant. */
export type Note = (FunnelEvent | { type: 'page_view' }) & { timestamp: number; pageUrl: string }

type Fields = Record<string, unknown>
type Noted = Fields & { pageUrl: string }

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
  interface Window {
    /** Google Analytics, if the page has it. */
    gtag?: (command: 'event', name: unknown, fields: Fields) => void
    /** Plausible, if the page has it. */
    plausible?: (name: unknown, options: { props: Fields }) => void
  }
}

const batchSize = 10
const periodMs = 30_000
const maxStored = 1000

/**
 * Observes the page and sends events in batches of ten or every 30 seconds. Kept small because every public
 * page loads it. Unsent events stay in session storage and are sent first next time; each has an ID, so
 * duplicates count once.
 */
export function startTracker(): (note: Note) => void {
  // Do Not Track, or Global Privacy Control, its successor.
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return () => {}

  let queue = recall('sessionStorage')
  let unlisted: Fields[] = []
  let inFlight = 0
  let hasFailed = false
  let page = ''
  let since = 0
  let milestones = 0
  let hasStartedForm = false

  const listen = (name: string, work: (event: Event & { target: Element }) => void) =>
    document.addEventListener(name, work as EventListener, true)
  // A keepalive request outlives the page but its response doesn't, so the events in flight are not saved, or
  // the next page would send them again. After a failure they are.
  const save = () => keep('sessionStorage', document.hidden && !hasFailed ? queue.slice(inFlight) : queue)

  function add(noted: Noted) {
    if (readSignedInFlag() || !trackedPages.includes(noted.pageUrl)) return
    const event: Fields = {
      timestamp: Date.now(),
      type: noted['eventType'],
      pageTitle: document.title,
      ...noted,
      id: randomId(),
      sessionId: sessionId(),
      variantId: currentVariant().id,
      referrer: document.referrer,
      utmSource: tag('source'),
      utmMedium: tag('medium'),
      utmCampaign: tag('campaign'),
      viewport: { width: innerWidth, height: innerHeight },
    }
    window.gtag?.('event', event['type'], event)
    window.plausible?.(event['type'], { props: event })
    unlisted.push(event)
    if (queue.push(event) - inFlight >= batchSize) send()
  }

  function send() {
    keep('localStorage', recall('localStorage').concat(unlisted).slice(-maxStored))
    unlisted = []
    const batch = queue.slice(inFlight, inFlight + maxEventsPerRequest)
    inFlight += batch.length
    save()
    if (!batch[0]) return
    void fetch(eventsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: batch }),
      keepalive: true,
    })
      // Drop what the server rejects permanently, or it would block the queue forever.
      .then(
        ({ status }) => status < 429,
        () => false,
      )
      .then((isDone) => {
        inFlight -= batch.length
        hasFailed = !isDone
        if (isDone) queue = queue.filter((event) => !batch.includes(event))
        save()
      })
  }

  function addTime() {
    const seconds = (Date.now() - since) / 1000
    since = Date.now()
    if (seconds >= 1) add({ type: 'time_on_page', timeOnPage: seconds, pageUrl: page })
  }

  setInterval(() => {
    if (document.hidden) return
    addTime()
    if (!inFlight) send()
  }, periodMs)

  // The last event that mobile browsers reliably fire.
  listen('visibilitychange', () => {
    if (document.hidden) {
      addTime()
      send()
    } else since = Date.now()
  })

  listen('scroll', () => {
    const { scrollHeight } = document.documentElement
    while (milestones < 4 && (scrollY + innerHeight + 1) / scrollHeight >= (milestones + 1) / 4)
      add({ type: 'scroll_depth', scrollDepth: ++milestones * 25, pageUrl: page })
  })

  listen('focusin', ({ target }) => {
    if (hasStartedForm || page !== '/waitlist' || !target.closest('main form')) return
    hasStartedForm = true
    add({ eventType: 'poll_start', pageUrl: page })
  })

  drainEarlyClicks((click) =>
    add({ type: 'button_click', action: 'click', ...click, text: click.text.toWellFormed() }),
  )

  // A visitor may have left before this was loaded. Later, so that what waited for the tracker is sent along.
  queueMicrotask(() => {
    if (document.hidden) send()
  })

  return (note) => {
    if ('type' in note) {
      addTime()
      page = note.pageUrl
      since = note.timestamp
      milestones = 0
    }
    add(note)
  }
}

/** A UTM parameter of the link that led here. */
const tag = (name: string) => new URLSearchParams(location.search).get(`utm_${name}`)?.slice(0, 100)

/** The last thousand events in local storage, and unsent ones in session storage. */
type Store = 'localStorage' | 'sessionStorage'
const key = 'analytics-events'

// Storage can be disabled or full.
function recall(store: Store): Fields[] {
  try {
    return JSON.parse(window[store].getItem(key) ?? '[]') as Fields[]
  } catch {
    return []
  }
}

function keep(store: Store, events: Fields[]) {
  try {
    window[store].setItem(key, JSON.stringify(events))
  } catch {}
}
