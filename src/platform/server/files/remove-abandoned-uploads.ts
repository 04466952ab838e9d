import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What a killed process left half written. Only old files: another process may be uploading into the folder
 * now.
 */
export async function removeAbandonedUploads(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    if (file && now - file.mtimeMs > longestUploadMs) await rm(path, { force: true })
  }
}

const longestUploadMs = 24 * 60 * 60 * 1000
