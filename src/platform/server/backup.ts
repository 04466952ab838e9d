import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { lockFolder } from './database/folder-lock.ts'
import { StartError } from './start-error.ts'

/**
 * Everything in `dataDir` (database, files, outgoing mail, secret) as one file. The folder is locked meanwhile: a copy of a
 * database that somebody writes to is no copy.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(resolve(dataDir, 'database')))
    throw new StartError(`${dataDir} holds no database: is DATA_DIR set as it is for npm start?`)
  if (existsSync(file)) throw new StartError(`${file} is there already: name another with --to.`)
  const lock = await lockFolder(dataDir)
  const unfinished = `${resolve(file)}.part`
  try {
    await tar([
      '--create',
      '--gzip',
      '--file',
      unfinished,
      '--exclude',
      './lock',
      '--directory',
      dataDir,
      '.',
    ])
    chmodSync(unfinished, 0o600)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
    await lock.release()
  }
}

/** Only into a place where nothing is: what is there may be all that somebody has left. */
export async function restore(file: string, dataDir: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(`${file} is not there.`)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new StartError(`${dataDir} is not empty: move it aside, or set DATA_DIR to a new folder.`)
  mkdirSync(dirname(resolve(dataDir)), { recursive: true })
  const unfinished = `${resolve(dataDir)}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  try {
    await tar(['--extract', '--gzip', '--file', resolve(file), '--directory', unfinished])
    if (!existsSync(resolve(unfinished, 'database', 'PG_VERSION')))
      throw new StartError(`${file} is not a backup of Crovest.`)
    rmSync(dataDir, { recursive: true, force: true })
    renameSync(unfinished, dataDir)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

async function tar(args: string[]) {
  const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    throw new StartError(`tar could not be run: ${String((error as Error).message)}`)
  })) as [number | null]
  if (code !== 0) throw new StartError(`tar ended with code ${code}: ${said.trim().slice(0, 500)}`)
}
