import { AppError } from '#platform/common/errors.ts'
import { videoLimits } from '../contract/limits.ts'
import { videoMessages } from '../contract/messages.ts'
import { examinePicture, type PictureProblem } from '../domain/examine-picture.ts'

/** The bytes of a picture that came as a data URL, once they are known to be a whole JPG or PNG of bearable size. */
export function requirePicture(dataUrl: string) {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (bytes.length > videoLimits.seedImage.bytes) throw refuse(videoMessages.pictureBytes)
  const examined = examinePicture(bytes)
  if (!examined.ok) throw refuse(describe(examined))
  return { bytes, type: examined.type }
}

function describe(problem: PictureProblem): string {
  switch (problem.reason) {
    case 'not-a-picture':
      return videoMessages.pictureKind
    case 'incomplete':
      return videoMessages.pictureIncomplete
    case 'too-large':
      return videoMessages.pictureSize(problem.width, problem.height)
  }
}

const refuse = (message: string) =>
  new AppError('INVALID_ARGUMENT', message, { details: { fields: { seed_image: message } } })
