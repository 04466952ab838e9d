import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useCallback } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import type { Video, VideoList } from '../contract/video.ts'
import { putVideo, withoutVideo } from '../domain/video-pages.ts'
import { videoApi } from './video-api.ts'

type Pages = InfiniteData<VideoList, string>

/** The user's videos, newest first, with functions to update the cache. */
export function useVideos(email: string) {
  const client = useQueryClient()
  const list = useInfiniteQuery({
    queryKey: keyOf(email),
    queryFn: ({ pageParam }) =>
      unwrap(videoApi.videos.$get({ query: pageParam === '' ? {} : { cursor: pageParam } })),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const change = useCallback(
    (work: (pages: VideoList[]) => VideoList[]) =>
      client.setQueryData<Pages>(keyOf(email), (data) => data && { ...data, pages: work(data.pages) }),
    [client, email],
  )
  const put = useCallback((video: Video) => change((pages) => putVideo(pages, video)), [change])
  const drop = useCallback((id: string) => change((pages) => withoutVideo(pages, id)), [change])
  return {
    list,
    videos: list.data?.pages.flatMap(({ items }) => items) ?? [],
    engine: list.data?.pages[0]?.engine,
    limits: list.data?.pages[0]?.limits,
    entries: list.data?.pages.flatMap(({ entries = [] }) => entries) ?? [],
    put,
    drop,
  }
}

const keyOf = (email: string) => ['videos', email]
