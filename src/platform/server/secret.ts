import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Signs with the current secret; accepts the previous one during a rotation. */
export type Secrets = { current: string; previous?: string | undefined }

/**
 * The configured secret, or one generated on first start and stored in DATA_DIR, readable only by its owner.
 */
export function readSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'secret')
  const existing = readIfThere(file)
  if (existing !== undefined) return existing
  // Written to a temporary file and then linked, so that a crash leaves no partial secret and the first of
  // two writers wins.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
