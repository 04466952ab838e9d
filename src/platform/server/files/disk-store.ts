import { constants } from 'node:fs'
import { access, mkdir, open, readFile, rm, stat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '#platform/common/durations.ts'
import { AppError } from '#platform/common/errors.ts'
import { requireContentType, requireFileKey } from './file-key.ts'
import { type FileStore, filesUnavailable } from './file-store.ts'

import { meterContent } from './meter-content.ts'

import { moveIntoPlace, removeQuietly, replaceFile, writeFlushed } from './replace-file.ts'
import { resolveRange } from './resolve-range.ts'

/**
 * What a killed process left half written. Only old files: another process may be uploading into the folder
 * now.
 */
async function removeAbandonedUploads(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    if (file && now - file.mtimeMs > maxUploadMs) await rm(path, { force: true })
  }
}

const maxUploadMs = dayMs

/** Keeps each file as it is under its key, and its content type beside it in `<key>~type`. */
export async function createDiskStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, '~incoming')
  await orUnavailable(mkdir(incoming, { recursive: true, mode: 0o700 }))
  await orUnavailable(removeAbandonedUploads(incoming))

  const pathOf = (key: string) => join(folder, requireFileKey(key))
  const typePathOf = (key: string) => `${pathOf(key)}~type`
  const typeOf = async (key: string) =>
    (await readFile(typePathOf(key), 'utf8').catch(nullIfMissing)) ?? unknownType
  const temporaryPath = () => join(incoming, crypto.randomUUID())

  return {
    async put(key, content, options) {
      const path = pathOf(key)
      const contentType = Buffer.from(requireContentType(options.contentType))
      const metered = meterContent(content)
      const upload = temporaryPath()
      try {
        await writeFlushed(upload, metered.chunks)
        // Writes the type first: a file without a type would be served wrongly, a type without a file is
        // harmless.
        await replaceFile(typePathOf(key), contentType, temporaryPath())
        await moveIntoPlace(upload, path)
      } catch (error) {
        await removeQuietly(upload)
        throw metered.failure ? metered.failure.error : filesUnavailable(error)
      }
      return { size: metered.size }
    },

    async open(key, range) {
      const file = await orUnavailable(open(pathOf(key), 'r').catch(nullIfMissing))
      if (!file) return null
      try {
        const { size } = await file.stat()
        const contentType = await typeOf(key)
        if (!range) return { stream: file.createReadStream(), size, contentType }
        const part = resolveRange(range, size)
        return { stream: file.createReadStream(part), size, contentType, range: part }
      } catch (error) {
        await file.close()
        throw error instanceof AppError ? error : filesUnavailable(error)
      }
    },

    async describe(key, range) {
      const file = await orUnavailable(stat(pathOf(key)).catch(nullIfMissing))
      if (!file) return null
      const { size } = file
      const contentType = await orUnavailable(typeOf(key))
      return { size, contentType, ...(range && { range: resolveRange(range, size) }) }
    },

    async remove(key) {
      await orUnavailable(rm(pathOf(key), { force: true }))
      await orUnavailable(rm(typePathOf(key), { force: true }))
    },

    async check() {
      await orUnavailable(access(incoming, constants.R_OK | constants.W_OK))
    },
  }
}

const unknownType = 'application/octet-stream'

function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw filesUnavailable(error)
  })
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
