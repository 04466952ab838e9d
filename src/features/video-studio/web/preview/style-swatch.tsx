import { useEffect, useRef } from 'react'
import type { VideoStyle } from '../../contract/choices.ts'
import { composeFilm } from '../../film/compose-film.ts'
import { drawFrame } from '../../film/draw-frame.ts'
import { contextOf } from './create-layer.ts'
import { loadAssets } from './load-assets.ts'

const size = { width: 128, height: 160 }
const sample = { prompt: 'Make it move. Say it loud.', script: null, handle: '', call: '' }
const frameMs = 80
// Everything of the first scene is on screen by then.
const stillAt = 1.2

/** A few seconds of a style, again and again; a still picture where motion is not wanted. */
export function StyleSwatch({ style }: { style: VideoStyle }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const { film } = composeFilm({ ...sample, ...size, style, seconds: 4, fps: 24 })
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let timer: ReturnType<typeof setInterval> | undefined
    let isGone = false
    const start = async () => {
      const assets = await loadAssets({ film, photoUrls: [] })
      if (isGone) return
      const context = contextOf(element)
      drawFrame(context, film, assets, stillAt)
      if (isStill) return
      const startedAt = performance.now() - stillAt * 1000
      timer = setInterval(() => {
        if (document.hidden) return
        drawFrame(context, film, assets, ((performance.now() - startedAt) / 1000) % film.seconds)
      }, frameMs)
    }
    // Without its fonts the style keeps its name, which says enough.
    start().catch(() => undefined)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [style])
  return <canvas ref={canvas} {...size} className="size-full" />
}
