import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Call first in every program that writes data, so that new files are private to this user. */
export const restrictFileModes = () => void process.umask(0o077)

/**
 * What this product stores in DATA_DIR. A folder that holds anything else may be shared, so its permissions
 * are left alone.
 */
const ownEntries =
  /^(database(\.unfinished-\d+)?|files|outbox|rendering|secret(\.\d+)?|lock|\.DS_Store|lost\+found)$/

/** Removes other users' access to files from an earlier version. */
export function closeDataFolder(dataDir: string) {
  const names = readdirSync(dataDir)
  if (names.every((name) => ownEntries.test(name)) && isOwn(dataDir)) close(dataDir)
  for (const name of names.filter((entry) => ownEntries.test(entry))) {
    // A private folder never held public files and may hold too many to check on every start.
    if (isOpen(join(dataDir, name))) closeTree(join(dataDir, name))
  }
}

/**
 * Sets folders to 0700 and files to 0600, recursively. Ignores files that are gone or belong to another user.
 */
export function closeTree(path: string) {
  try {
    if (close(path)) for (const name of readdirSync(path)) closeTree(join(path, name))
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EACCES', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error
  }
}

const isOwn = (path: string) => [0, lstatSync(path).uid].includes(process.getuid?.() ?? 0)

const isOpen = (path: string) => ((lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0

/** Returns whether the path is a folder. */
function close(path: string): boolean {
  const entry = lstatSync(path)
  if (!entry.isSymbolicLink() && entry.mode & 0o077) chmodSync(path, entry.mode & 0o700)
  return entry.isDirectory()
}
