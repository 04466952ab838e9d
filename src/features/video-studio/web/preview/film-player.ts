import type { FilmAssets, FilmContext } from '../../film/canvas.ts'
import { drawFrame } from '../../film/draw-frame.ts'
import type { Film } from '../../film/film.ts'

type Picture = { film: Film; assets: FilmAssets }

/** Plays a film on a canvas. `onTime` hears every drawn moment, `onEnd` the end. */
export function createFilmPlayer(
  context: FilmContext,
  { onTime, onEnd }: { onTime: (seconds: number) => void; onEnd: () => void },
) {
  let picture: Picture | undefined
  let time = 0
  let playedAt: number | undefined
  let request: number | undefined

  function draw(now: number) {
    request = undefined
    if (!picture) return
    const { film, assets } = picture
    if (playedAt !== undefined) {
      time += (now - playedAt) / 1000
      playedAt = now
    }
    const hasEnded = time >= film.seconds
    time = Math.min(time, film.seconds)
    drawFrame(context, film, assets, time)
    onTime(time)
    if (playedAt === undefined) return
    if (hasEnded) {
      playedAt = undefined
      onEnd()
    } else schedule()
  }

  function schedule() {
    request ??= requestAnimationFrame(draw)
  }

  return {
    /** Shows another film at the same moment. */
    show(next: Picture) {
      picture = next
      schedule()
    },
    seek(seconds: number) {
      time = seconds
      schedule()
    },
    play() {
      if (picture && time >= picture.film.seconds) time = 0
      playedAt = performance.now()
      schedule()
    },
    pause() {
      playedAt = undefined
    },
    get isPlaying() {
      return playedAt !== undefined
    },
    stop() {
      if (request !== undefined) cancelAnimationFrame(request)
      request = undefined
      playedAt = undefined
    },
  }
}

export type FilmPlayer = ReturnType<typeof createFilmPlayer>
