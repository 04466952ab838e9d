import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { brand } from '#platform/common/brand.ts'
import { lockFolder } from './database/folder-lock.ts'
import { closeTree } from './private-files.ts'
import { StartError } from './start-error.ts'

/**
 * Writes all of `dataDir` (database, files, outgoing mail, secret) to one file. Locks the folder first,
 * because copying a live database would corrupt the backup.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(resolve(dataDir, 'database')))
    throw new StartError(`${dataDir} holds no database. Set DATA_DIR to the value used for npm start.`)
  if (existsSync(file)) throw new StartError(`${file} already exists. Choose another file with --to.`)
  const lock = await lockFolder(dataDir)
  const unfinished = `${resolve(file)}.part`
  try {
    rmSync(unfinished, { force: true })
    // Creates the file here so that it is private from its first byte.
    const target = openSync(unfinished, 'wx', 0o600)
    try {
      await tar(
        ['--create', '--gzip', '--file', '-', '--exclude', './lock', '--directory', dataDir, '.'],
        target,
      )
    } finally {
      closeSync(target)
    }
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
    await lock.release()
  }
}

/** Restores only into an empty folder, because existing data may be the only copy. */
export async function restore(file: string, dataDir: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(`${file} does not exist.`)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new StartError(`${dataDir} is not empty. Move it aside, or set DATA_DIR to a new folder.`)
  mkdirSync(dirname(resolve(dataDir)), { recursive: true })
  const unfinished = `${resolve(dataDir)}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  try {
    // One level down, because the archive sets the mode of its own root folder and the outer one must stay
    // private.
    const content = resolve(unfinished, 'content')
    mkdirSync(content)
    await tar(['--extract', '--gzip', '--file', resolve(file), '--directory', content])
    closeTree(content)
    if (!existsSync(resolve(content, 'database', 'PG_VERSION')))
      throw new StartError(`${file} is not a ${brand.name} backup.`)
    rmSync(dataDir, { recursive: true, force: true })
    renameSync(content, dataDir)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

async function tar(args: string[], output: number | 'ignore' = 'ignore') {
  const child = spawn('tar', args, { stdio: ['ignore', output, 'pipe'] })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    throw new StartError(`tar could not be run: ${String((error as Error).message)}`)
  })) as [number | null]
  if (code !== 0) throw new StartError(`tar exited with code ${code}: ${said.trim().slice(0, 500)}`)
}
