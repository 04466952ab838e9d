import { useEffect, useRef, useState } from 'react'
import { classes } from '#platform/web/ui/classes.ts'
import { Glyph, pause, play } from '#platform/web/ui/glyph.tsx'
import { exampleFilm } from '../../contract/home-page-texts.ts'
import { Picture } from '../picture.tsx'

const size = { width: 288, height: 512 }
const file = '/pictures/example-film.mp4'

/**
 * A film made by the studio's own renderer. It plays silently while it is in view, unless the visitor prefers
 * still pictures or saves data; then a button starts it.
 */
export function ExampleFilm({ title }: { title: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'poster' | 'playing' | 'paused'>('poster')
  const isStopped = useRef(false)

  useEffect(() => {
    const element = video.current
    if (!element || prefersStill()) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (isStopped.current) return
        if (entry?.isIntersecting) void start(element)
        else element.pause()
      },
      { threshold: 0.6 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  function toggle() {
    const element = video.current
    if (!element) return
    isStopped.current = !element.paused
    if (element.paused) void start(element)
    else element.pause()
  }

  const isPlaying = state === 'playing'
  return (
    <div className="relative aspect-9/16 overflow-hidden rounded-[1.25rem] border-4 border-ink bg-ink">
      <Picture name="example-film" alt={exampleFilm.alt(title)} {...size} eager className="size-full" />
      <video
        ref={video}
        {...size}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
        className={classes('absolute inset-0 size-full object-cover', state === 'poster' && 'invisible')}
      />
      <button
        type="button"
        aria-label={isPlaying ? exampleFilm.pause : exampleFilm.play}
        onClick={toggle}
        className="absolute right-1 bottom-1 grid size-10 place-items-center rounded-full bg-ink text-paper noscript:hidden"
      >
        <Glyph shape={isPlaying ? pause : play} size={18} />
      </button>
    </div>
  )
}

function prefersStill(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}

async function loadFilm(): Promise<string> {
  const content = await (await fetch(file)).arrayBuffer()
  return URL.createObjectURL(new Blob([content], { type: 'video/mp4' }))
}

/** Loaded as a whole, because Safari asks for parts of a video, which the server doesn't send. */
async function start(element: HTMLVideoElement) {
  try {
    if (element.src === '') element.src = await loadFilm()
    await element.play()
  } catch {
    // The poster stays.
  }
}
