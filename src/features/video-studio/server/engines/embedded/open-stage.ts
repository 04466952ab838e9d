import type { FilmContext } from '../../../film/canvas.ts'
import { choosePoster } from '../../../film/choose-poster.ts'
import { openFilm } from '../../../film/draw-frame.ts'
import type { Film } from '../../../film/film.ts'
import { createLayer } from './assets/create-layer.ts'
import { loadFilmAssets } from './assets/film-assets.ts'

/** The frames of a film as pixels, in any order. */
export async function openStage(film: Film, photos: readonly Uint8Array[]) {
  const { assets, missing } = await loadFilmAssets(film, photos)
  const shown = withoutMissing(film, missing)
  const painter = openFilm(shown, assets)
  const { canvas, context } = createLayer(film.width, film.height)
  const paint = (time: number) => painter.draw(context satisfies FilmContext, time)

  return {
    /** Characters that no font has. */
    missing,
    /** The pixels of a frame, valid until the next one is drawn. */
    draw(frame: number): Uint8Array {
      paint(frame / film.fps)
      return canvas.data()
    },
    /** The frame that shows best what the film is about. */
    poster(): Buffer {
      paint(choosePoster(shown, assets))
      return canvas.toBuffer('image/jpeg', 86)
    },
  }
}

// A missing character would be drawn as a box.
function withoutMissing(film: Film, missing: readonly string[]): Film {
  const text = missing.reduce((json, character) => json.replaceAll(character, ''), JSON.stringify(film))
  return missing.length === 0 ? film : (JSON.parse(text) as Film)
}
