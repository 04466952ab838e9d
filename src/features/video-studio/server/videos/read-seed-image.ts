import { AppError } from '#platform/common/errors.ts'
import type { PictureType } from '#platform/server/pictures/reencode-messages.ts'
import { reencodePicture, type Uploader } from '#platform/server/pictures/reencode-picture.ts'
import { videoLimits } from '../../contract/limits.ts'
import { videoMessages } from '../../contract/messages.ts'
import { describePictureProblem } from '../../domain/describe-picture-problem.ts'
import { examinePicture } from '../../domain/examine-picture.ts'

export type SeedImage = { bytes: Uint8Array; type: PictureType }

/** The picture of a data URL, without metadata. */
export const requirePicture = (dataUrl: string, uploader: Uploader): Promise<SeedImage> =>
  reencodeSeedImage(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'), uploader)

/** Decodes only a complete JPG or PNG of an allowed size. */
export async function reencodeSeedImage(
  bytes: Uint8Array,
  uploader: Uploader,
  field = 'seed_image',
): Promise<SeedImage> {
  const refuse = (message: string) =>
    new AppError('INVALID_ARGUMENT', message, { details: { fields: { [field]: message } } })
  if (bytes.length > videoLimits.seedImage.bytes) throw refuse(videoMessages.pictureBytes)
  const examined = examinePicture(bytes)
  if (!examined.ok) throw refuse(describePictureProblem(examined))
  const clean = await reencodePicture(bytes, examined.type, uploader)
  if (!clean) throw refuse(videoMessages.pictureUnreadable)
  return { bytes: clean, type: examined.type }
}
