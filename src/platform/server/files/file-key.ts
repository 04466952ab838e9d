import { AppError } from '#platform/common/errors.ts'

/**
 * A key is a path such as `reports/3f9c/year.pdf`. Folder names have no dot and file names have one, so that
 * no name is both and `..` is impossible. `~` is reserved for the disk store.
 */
export function requireFileKey(key: string): string {
  if (key.length <= maxKeyLength && keyPattern.test(key)) return key
  throw new AppError('INVALID_ARGUMENT', 'This is not a valid file name.')
}

export function requireContentType(contentType: string): string {
  if (contentType.length <= maxContentTypeLength && contentTypePattern.test(contentType)) return contentType
  throw new AppError('INVALID_ARGUMENT', 'This is not a valid content type.')
}

const maxKeyLength = 255
const keyPattern = /^(?:[A-Za-z0-9][\w-]{0,99}\/){0,7}[A-Za-z0-9][\w-]{0,99}(?:\.[A-Za-z0-9]{1,10}){1,2}$/

const maxContentTypeLength = 127
const contentTypePattern = /^[a-z]+\/[a-z0-9][a-z0-9.+-]*(?:; ?[a-z]+=[A-Za-z0-9-]+)?$/
