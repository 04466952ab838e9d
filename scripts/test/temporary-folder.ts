import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const gibibyte = 1024 ** 3

/**
 * A temporary folder for all tests, removed with this process. In memory if there is enough: copying an
 * embedded database (1200 small files) takes 0.1 s there and 0.9 s on disk, and most test files need one.
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), 'crovest-tests-'))
  // With tests running as root, PostgreSQL uses another account and must be able to reach its folder.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 6 * gibibyte && freemem() > 10 * gibibyte
  } catch {
    return false
  }
}
