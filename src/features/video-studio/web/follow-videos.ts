import { useEffect, useRef } from 'react'
import { ApiError, unwrap } from '#platform/web/api-client.ts'
import { isUnderWay } from '../contract/choices.ts'
import { videoLimits } from '../contract/limits.ts'
import { videoPaths } from '../contract/paths.ts'
import type { Video, VideoEvent } from '../contract/video.ts'
import { videoApi } from './video-api.ts'

type Following = { videos: readonly Video[]; put: (video: Video) => void; drop: (id: string) => void }

/**
 * Keeps the page up to date: uses SSE and, without events, polls videos in progress every three seconds.
 * Pauses in a hidden tab.
 */
export function useFollowedVideos({ videos, put, drop }: Following) {
  const lastHeard = useRef(0)
  const pending = videos.filter(({ status }) => isUnderWay(status)).map((video) => video.prediction_id)
  const awaited = pending.join(' ')

  useEffect(() => {
    let source: EventSource | undefined
    const hear = (event: VideoEvent) => {
      lastHeard.current = Date.now()
      if (event.type === 'video') put(event.video)
      if (event.type === 'removed') drop(event.prediction_id)
    }
    const follow = () => {
      source?.close()
      source = undefined
      if (document.hidden) return
      source = new EventSource(videoPaths.events)
      source.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as VideoEvent))
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      source?.close()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [put, drop])

  useEffect(() => {
    if (awaited === '') return
    const ask = async (id: string) => {
      try {
        put(await unwrap(videoApi.status[':id'].$get({ param: { id } })))
      } catch (error) {
        if (error instanceof ApiError && error.status === 'NOT_FOUND') drop(id)
        // oxlint-disable-next-line no-console -- the next poll retries, so the user needs no message
        else console.warn('Couldn’t check the status of a video.', error)
      }
    }
    const timer = setInterval(() => {
      if (document.hidden || Date.now() - lastHeard.current < videoLimits.pollMs) return
      for (const id of awaited.split(' ')) void ask(id)
    }, videoLimits.pollMs)
    return () => clearInterval(timer)
  }, [awaited, put, drop])
}
