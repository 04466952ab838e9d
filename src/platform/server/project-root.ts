import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

// The migration generator loads tables as CommonJS, where this is undefined.
const folderOfThisFile: string | undefined = import.meta.dirname

/** The folder with package.json, both from source and from the production bundle. */
export const projectRoot = findUpwards(folderOfThisFile ?? process.cwd())

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('package.json was not found above the server')
  return findUpwards(parent)
}
