import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ButtonName } from '../contract/button-names.ts'
import type { FunnelEvent } from '../contract/funnel.ts'

declare module 'react' {
  interface HTMLAttributes<T> {
    /** What a click here counts as, from the dictionary of names. */
    'data-track'?: ButtonName
  }
}

/** What the tracker is told; it adds who, in which session and which variant. */
export type Note = (FunnelEvent | { type: 'page_view' }) & { timestamp: number; pageUrl: string }

const waiting: Note[] = []
let take = (note: Note): void => void waiting.push(note)

/** Notes an event. The tracker is loaded after the page is usable; what happens before that waits for it. */
export function track(event: FunnelEvent | { type: 'page_view' }): void {
  take({ ...event, timestamp: Date.now(), pageUrl: window.location.pathname })
}

/** In the frame of the public pages: tells the tracker about each page, and loads it when the browser has nothing to do. */
export function useTracker(): void {
  const { pathname } = useLocation()
  useEffect(() => track({ type: 'page_view' }), [pathname])
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => {
      void import('./tracker.ts').then(({ startTracker }) => {
        take = startTracker()
        waiting.splice(0).forEach(take)
      }, ignore)
    })
  }, [])
}

// Not being counted is nothing a visitor need hear about.
const ignore = () => undefined
