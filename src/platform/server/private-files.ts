import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** First thing in every program that writes data: nothing that it or its children create is open to other users of the machine. */
export const restrictFileModes = () => void process.umask(0o077)

/** What this product puts into DATA_DIR. A folder that holds anything else may be shared, and is not ours to close. */
const ownEntries =
  /^(database(\.unfinished-\d+)?|files|outbox|rendering|secret(\.\d+)?|lock|\.DS_Store|lost\+found)$/

/** Closes what an earlier version left open to other users. */
export function closeDataFolder(dataDir: string) {
  const names = readdirSync(dataDir)
  if (names.every((name) => ownEntries.test(name)) && isOwn(dataDir)) close(dataDir)
  for (const name of names.filter((entry) => ownEntries.test(entry))) {
    // A closed one has never held open files, and may hold too many to look at each at every start.
    if (isOpen(join(dataDir, name))) closeTree(join(dataDir, name))
  }
}

/** Folders 0700 and files 0600, all the way down. What is gone by now, or belongs to somebody else, is left alone. */
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

/** Answers whether it is a folder. */
function close(path: string): boolean {
  const entry = lstatSync(path)
  if (!entry.isSymbolicLink() && entry.mode & 0o077) chmodSync(path, entry.mode & 0o700)
  return entry.isDirectory()
}
