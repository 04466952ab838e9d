import { useEffect, useRef, useState } from 'react'
import { isUnderWay } from '../contract/choices.ts'
import { describeTimeLeft, secondsLeft, type Sighting } from '../domain/time-left.ts'
import type { ShownVideo } from './shown-video.ts'

/** How long a video in progress still takes, as far as this page has seen it move. */
export function useTimeLeft({ status, percent }: ShownVideo): string | undefined {
  const first = useRef<Sighting>(undefined)
  const [text, setText] = useState<string>()
  useEffect(() => {
    const now = { at: performance.now(), percent }
    // A video that starts again has a new pace.
    if (first.current === undefined || percent === 0 || percent < first.current.percent) first.current = now
    const seconds = secondsLeft(first.current, now)
    setText(seconds === undefined ? undefined : describeTimeLeft(seconds))
  }, [percent])
  return isUnderWay(status) ? text : undefined
}
