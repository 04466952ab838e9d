import type { FilmAssets, Photo, Raster } from '../../film/canvas.ts'
import type { Film } from '../../film/film.ts'
import { createLayer } from './create-layer.ts'
import { fontStack, hasFonts, loadFonts } from './load-fonts.ts'
import { atlas, icons, photoName, photos } from './load-pictures.ts'

/** A film with the addresses of the creator's photos. */
type Drawn = { film: Film; photoUrls: readonly string[] }

/** Everything that a film needs. A picture that cannot be loaded is left out; without its fonts there is no film. */
export async function loadAssets(drawn: Drawn): Promise<FilmAssets> {
  const pictures = [
    ...iconNames(drawn.film).map((name) => icons.load(name)),
    ...photoNames(drawn).map((name) => photos.load(name)),
    ...(hasMap(drawn.film) ? [atlas.load('')] : []),
  ]
  await Promise.all([loadFonts(textOf(drawn.film)), Promise.allSettled(pictures)])
  return readyAssets(drawn)
}

/** What is there already, so that an edit shows without waiting for its pictures; undefined if a font is missing. */
export const assetsSoFar = (drawn: Drawn): FilmAssets | undefined =>
  hasFonts(textOf(drawn.film)) ? readyAssets(drawn) : undefined

/** Whether nothing is left to load. */
export const hasAssets = (drawn: Drawn): boolean =>
  hasFonts(textOf(drawn.film)) &&
  iconNames(drawn.film).every((name) => icons.ready(name)) &&
  photoNames(drawn).every((name) => photos.ready(name)) &&
  (!hasMap(drawn.film) || atlas.ready('') !== undefined)

function readyAssets(drawn: Drawn): FilmAssets {
  const found: Record<string, Raster> = {}
  for (const name of iconNames(drawn.film)) {
    const icon = icons.ready(name)
    if (icon) found[name] = icon
  }
  const own: Photo[] = []
  photoNames(drawn).forEach((name, index) => {
    const photo = photos.ready(name)
    if (photo) own[index] = photo
  })
  const countries = atlas.ready('')
  return { createLayer, fontStack, icons: found, photos: own, ...(countries && { countries }) }
}

const iconNames = ({ scenes }: Film) =>
  scenes.flatMap(({ picture }) => (picture?.kind === 'icon' ? [picture.name] : []))

const photoNames = ({ film, photoUrls }: Drawn) => photoUrls.map((url) => photoName(url, film))

const hasMap = ({ scenes }: Film) => scenes.some(({ kind }) => kind === 'map')

/** All text that the film may draw. */
const textOf = (film: Film): string => JSON.stringify(film)
