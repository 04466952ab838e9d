import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Replaces a file atomically, so that readers never see partial content. The temporary file must be on the
 * same file system.
 */
export async function replaceFile(path: string, content: Uint8Array, temporary: string): Promise<void> {
  try {
    await writeFlushed(temporary, content)
    await moveIntoPlace(temporary, path)
  } catch (error) {
    await removeQuietly(temporary)
    throw error
  }
}

/** Without the flush, a power cut after the rename could leave an empty file under the final name. */
export async function writeFlushed(
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(content)
  await file.sync()
}

export async function moveIntoPlace(temporary: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await rename(temporary, path)
  await using folder = await open(dirname(path), 'r')
  await folder.sync()
}

/** For cleanup after a failure, whose error is the one to report. */
export async function removeQuietly(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined)
}
