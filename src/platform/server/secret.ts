import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Signed with the current one; the previous one is still accepted while a rotation is under way. */
export type Secrets = { current: string; previous?: string | undefined }

/** The configured secret, or one that is generated once and kept in DATA_DIR, readable by its owner alone. */
export function readSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'secret')
  const kept = readIfThere(file)
  if (kept !== undefined) return kept
  // Written whole beside its place and linked there: a kill leaves no half secret, and the first of two writers wins.
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
