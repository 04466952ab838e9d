import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { formatDuration } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { previewTexts } from '../../contract/messages.ts'
import type { FilmAssets } from '../../film/canvas.ts'
import type { Film } from '../../film/film.ts'
import { createFilmPlayer, type FilmPlayer } from './film-player.ts'
import { contextOf } from './create-layer.ts'
import { assetsSoFar, hasAssets, loadAssets } from './load-assets.ts'
import { firstChange, previewFilm, type FilmSource } from './preview-film.ts'

export type LivePreviewProps = { source: FilmSource; children?: ReactNode }

// The first words are on screen by then.
const firstShown = 1

/** The film as it will be, without sound: play, pause, scrub, and see each edit. */
export function LivePreview({ source, children }: LivePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const player = useRef<FilmPlayer>(null)
  const shown = useRef<Film>(null)
  const [time, setTime] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { film, photoUrls } = usePreviewFilm(source)

  useEffect(() => {
    if (!canvas.current) return undefined
    const playing = createFilmPlayer(contextOf(canvas.current), {
      onTime: (seconds) => setTime(Math.round(seconds * 10) / 10),
      onEnd: () => setIsPlaying(false),
    })
    playing.seek(firstShown)
    player.current = playing
    return () => playing.stop()
  }, [])

  useEffect(() => {
    let isLatest = true
    const drawn = { film, photoUrls }
    const show = (assets: FilmAssets) => {
      if (!isLatest || !player.current) return
      const change = shown.current && firstChange(shown.current, film)
      shown.current = film
      player.current.show({ film, assets })
      if (typeof change === 'number' && !player.current.isPlaying) player.current.seek(change)
    }
    const ready = assetsSoFar(drawn)
    if (ready) show(ready)
    if (!hasAssets(drawn)) loadAssets(drawn).then(show, () => setHasFailed(true))
    return () => {
      isLatest = false
    }
  }, [film, photoUrls])

  function toggle() {
    if (isPlaying) player.current?.pause()
    else player.current?.play()
    setIsPlaying(!isPlaying)
  }

  const clock = `${formatDuration(time)} / ${formatDuration(film.seconds)}`
  return (
    <section aria-label={previewTexts.title} className="flex w-full flex-col items-center gap-3">
      <canvas
        ref={canvas}
        width={film.width}
        height={film.height}
        role="img"
        aria-label={previewTexts.picture}
        className="max-h-[55dvh] w-auto max-w-full rounded-md border border-line bg-sunken"
      />
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          {previewTexts.failed}
        </p>
      )}
      <div className="flex w-full max-w-sm items-center gap-3">
        <Button size="icon" aria-label={isPlaying ? previewTexts.pause : previewTexts.play} onClick={toggle}>
          {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        </Button>
        <input
          type="range"
          min={0}
          max={film.seconds}
          step={0.1}
          value={Math.min(time, film.seconds)}
          aria-label={previewTexts.position}
          aria-valuetext={clock}
          onChange={(event) => player.current?.seek(event.currentTarget.valueAsNumber)}
          className="min-h-10 min-w-0 flex-1 accent-accent"
        />
        <span className="text-sm text-ink-soft tabular-nums">{clock}</span>
      </div>
      {children}
    </section>
  )
}

/** Composed again only if something in the source has changed, not whenever the page renders. */
function usePreviewFilm(source: FilmSource): { film: Film; photoUrls: readonly string[] } {
  const key = JSON.stringify(source)
  return useMemo(() => {
    const same = JSON.parse(key) as FilmSource
    return { film: previewFilm(same), photoUrls: same.photos }
  }, [key])
}
