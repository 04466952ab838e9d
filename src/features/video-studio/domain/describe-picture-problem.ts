import { videoMessages } from '../contract/messages.ts'
import type { PictureProblem } from './examine-picture.ts'

export function describePictureProblem(problem: PictureProblem): string {
  switch (problem.reason) {
    case 'not-a-picture':
      return videoMessages.pictureKind
    case 'incomplete':
      return videoMessages.pictureIncomplete
    case 'too-large':
      return videoMessages.pictureSize(problem.width, problem.height)
  }
}
