type Size = { width: number; height: number }
type Pixels = Size & { data: Uint8ClampedArray }
type Crop = { x: number; y: number; width: number; height: number }

/** The part of smartcrop that films use; a package stays outside the drawing code. */
export type Cropper = { crop(image: never, options: never): Promise<{ topCrop: Crop }> }

/** Enough to find what stands out. */
const analysedSide = 320

/** The size at which a photo is analysed. */
export function analysedSize({ width, height }: Size): Size {
  const scale = analysedSide / Math.max(width, height)
  return { width: Math.max(8, Math.round(width * scale)), height: Math.max(8, Math.round(height * scale)) }
}

/** The point that a crop to this shape should keep, 0 to 1 from the top left. */
export async function findFocus(cropper: Cropper, { width, height, data }: Pixels, shape: Size) {
  const scale = Math.min(width / shape.width, height / shape.height)
  const options = {
    width: Math.max(1, shape.width * scale),
    height: Math.max(1, shape.height * scale),
    imageOperations: {
      open: (opened: unknown) => Promise.resolve(opened),
      resample: (opened: unknown) => Promise.resolve(opened),
      getData: () => Promise.resolve({ width, height, data }),
    },
    prescale: false,
  }
  const { topCrop } = await cropper.crop({ width, height } as never, options as never)
  return {
    x: (topCrop.x + topCrop.width / 2) / width,
    y: (topCrop.y + topCrop.height / 2) / height,
  }
}

/** No frame needs more pixels than this on the longer side. */
const longestSide = 2400

/** The size at which a photo is kept. */
export function keptSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
