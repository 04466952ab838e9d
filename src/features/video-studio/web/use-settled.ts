import { useEffect, useRef } from 'react'
import { isUnderWay, type VideoStatus } from '../contract/choices.ts'
import type { ShownVideo } from './shown-video.ts'

/** Calls back for every video that finishes while the page is open. */
export function useSettled(videos: readonly ShownVideo[], onSettled: (video: ShownVideo) => void) {
  const seen = useRef(new Map<string, VideoStatus>())
  useEffect(() => {
    for (const video of videos) {
      const before = seen.current.get(video.prediction_id)
      seen.current.set(video.prediction_id, video.status)
      if (before && isUnderWay(before) && !isUnderWay(video.status)) onSettled(video)
    }
  })
}
