import { loadImage } from '@napi-rs/canvas'
import smartcrop from 'smartcrop'
import type { Photo } from '../../../../film/canvas.ts'
import { analysedSize, findFocus, keptSize } from '../../../../film/find-focus.ts'
import { createLayer } from './create-layer.ts'

type Size = { width: number; height: number }

/** The creator's photos with the point that a crop should keep. */
export async function loadPhotos(files: readonly Uint8Array[], shape: Size): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const file of files) photos.push(await loadPhoto(file, shape))
  return photos
}

async function loadPhoto(file: Uint8Array, shape: Size): Promise<Photo> {
  const image = await loadImage(Buffer.from(file)).catch((cause: unknown) => {
    throw new PictureError(cause)
  })
  const kept = scaled(image, keptSize(image))
  const small = scaled(kept.canvas, analysedSize(kept.canvas))
  return { image: kept.canvas, focus: await findFocus(smartcrop, small.pixels(), shape) }
}

function scaled(image: object, { width, height }: Size) {
  const layer = createLayer(width, height)
  layer.context.drawImage(image, 0, 0, width, height)
  return layer
}

class PictureError extends Error {
  override readonly name = 'PictureError'

  constructor(cause: unknown) {
    super('The starting image cannot be decoded', { cause })
  }
}
