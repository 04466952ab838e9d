import { loadImage } from '@napi-rs/canvas'
import smartcrop from 'smartcrop'
import type { Photo } from '../../../../film/canvas.ts'
import { createLayer } from './create-layer.ts'

/** The creator's photos with the point that a crop should keep. */
export async function loadPhotos(
  files: readonly Uint8Array[],
  shape: { width: number; height: number },
): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const file of files) photos.push(await loadPhoto(file, shape))
  return photos
}

/** No frame needs more pixels than this on the longer side. */
const longestSide = 2400
/** Enough to find what stands out. */
const analysedSide = 320

async function loadPhoto(file: Uint8Array, shape: { width: number; height: number }): Promise<Photo> {
  const image = await loadImage(Buffer.from(file)).catch((cause: unknown) => {
    throw new PictureError(cause)
  })
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const layer = createLayer(Math.round(image.width * scale), Math.round(image.height * scale))
  layer.context.drawImage(image, 0, 0, layer.canvas.width, layer.canvas.height)
  return { image: layer.canvas, focus: await findFocus(layer.canvas, shape) }
}

async function findFocus(
  image: object & { width: number; height: number },
  shape: { width: number; height: number },
) {
  const scale = analysedSide / Math.max(image.width, image.height)
  const [width, height] = [
    Math.max(8, Math.round(image.width * scale)),
    Math.max(8, Math.round(image.height * scale)),
  ]
  const small = createLayer(width, height)
  small.context.drawImage(image, 0, 0, width, height)
  const { data } = small.pixels()
  const crop = Math.min(width / shape.width, height / shape.height)
  const { topCrop } = await smartcrop.crop(
    { width, height } as never,
    {
      width: Math.max(1, shape.width * crop),
      height: Math.max(1, shape.height * crop),
      imageOperations: {
        open: (opened: unknown) => Promise.resolve(opened),
        resample: (opened: unknown) => Promise.resolve(opened),
        getData: () => Promise.resolve({ width, height, data }),
      },
      prescale: false,
    } as never,
  )
  return {
    x: (topCrop.x + topCrop.width / 2) / width,
    y: (topCrop.y + topCrop.height / 2) / height,
  }
}

class PictureError extends Error {
  override readonly name = 'PictureError'

  constructor(cause: unknown) {
    super('The starting image cannot be decoded', { cause })
  }
}
