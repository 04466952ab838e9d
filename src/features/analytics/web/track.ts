import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ButtonName } from '../contract/button-names.ts'
import type { FunnelEvent } from '../contract/funnel.ts'
import type { Note } from './tracker.ts'

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The name under which clicks are counted. */
    'data-track'?: ButtonName
  }
}

const queue: Note[] = []
let take = (note: Note): void => void queue.push(note)

/** Records an event. The tracker loads after the page is usable; events before that are queued. */
export function track(event: FunnelEvent | { type: 'page_view' }): void {
  take({ ...event, timestamp: Date.now(), pageUrl: window.location.pathname })
}

/** Reports each public page view and loads the tracker when the browser is idle. */
export function useTracker(): void {
  const { pathname } = useLocation()
  useEffect(() => track({ type: 'page_view' }), [pathname])
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => {
      void import('./tracker.ts').then(({ startTracker }) => {
        take = startTracker()
        queue.splice(0).forEach(take)
      }, ignore)
    })
  }, [])
}

// Visitors needn't know that an event was not recorded.
const ignore = () => undefined
