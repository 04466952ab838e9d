import { loadImage, type Image } from '@napi-rs/canvas'
import type { FilmAssets, Raster } from '../../../../film/canvas.ts'
import type { Film } from '../../../../film/film.ts'
import { readIcon } from '../../../icons/read-icon.ts'
import { createLayer } from './create-layer.ts'
import { loadFonts } from './load-fonts.ts'
import { loadPhotos } from './load-photos.ts'
import { readCountries } from './read-countries.ts'

/** Everything that the renderer's canvas needs to draw a film. */
export async function loadFilmAssets(
  film: Film,
  photos: readonly Uint8Array[],
): Promise<{ assets: FilmAssets; missing: string[] }> {
  const { fontStack, missing } = loadFonts(textOf(film))
  const hasMap = film.scenes.some(({ kind }) => kind === 'map')
  return {
    assets: {
      createLayer,
      fontStack,
      icons: await loadIcons(film),
      photos: await loadPhotos(photos, film),
      ...(hasMap && { countries: readCountries() }),
    },
    missing,
  }
}

async function loadIcons(film: Film): Promise<Record<string, Raster>> {
  const names = new Set(
    film.scenes.flatMap(({ picture }) => (picture?.kind === 'icon' ? [picture.name] : [])),
  )
  const icons: Record<string, Raster> = {}
  for (const name of names) {
    const svg = readIcon(name)
    if (svg !== undefined) icons[name] = rasterize(await loadImage(Buffer.from(svg)))
  }
  return icons
}

/** All characters that the film may draw; some styles use capitals. */
function textOf(film: Film): string {
  const shown = [film.handle, film.call, ...film.scenes.flatMap(({ words }) => words.map(({ text }) => text))]
  const data = film.scenes.map((scene) => ('data' in scene ? JSON.stringify(scene.data) : ''))
  const said = (film.captions ?? []).flatMap(({ words }) => words.map(({ text }) => text))
  const text = [...shown, ...data, ...said].join(' ')
  return `${text}${text.toLocaleUpperCase()}0123456789.,%“VS`
}

/** Once, because each time an SVG is drawn it takes a megabyte until garbage is collected. */
function rasterize(image: Image): Raster {
  const { canvas, context } = createLayer(image.width, image.height)
  context.drawImage(image, 0, 0, image.width, image.height)
  return canvas
}
