import { AppError } from '#platform/common/errors.ts'
import { videoLimits } from '../contract/limits.ts'
import { videoMessages } from '../contract/messages.ts'
import { describePictureProblem } from '../domain/describe-picture-problem.ts'
import { examinePicture } from '../domain/examine-picture.ts'

/** The bytes of a picture that came as a data URL, once they are known to be a whole JPG or PNG of bearable size. */
export function requirePicture(dataUrl: string) {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (bytes.length > videoLimits.seedImage.bytes) throw refuse(videoMessages.pictureBytes)
  const examined = examinePicture(bytes)
  if (!examined.ok) throw refuse(describePictureProblem(examined))
  return { bytes, type: examined.type }
}

const refuse = (message: string) =>
  new AppError('INVALID_ARGUMENT', message, { details: { fields: { seed_image: message } } })
