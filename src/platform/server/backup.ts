import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { lockFolder } from './database/folder-lock.ts'
import { closeTree } from './private-files.ts'
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
    rmSync(unfinished, { force: true })
    // Opened here, so that nobody else can read it from its first byte on.
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
    // One level down: the archive has a mode for its own folder, and the one around it stays closed.
    const content = resolve(unfinished, 'content')
    mkdirSync(content)
    await tar(['--extract', '--gzip', '--file', resolve(file), '--directory', content])
    closeTree(content)
    if (!existsSync(resolve(content, 'database', 'PG_VERSION')))
      throw new StartError(`${file} is not a backup of Crovest.`)
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
  if (code !== 0) throw new StartError(`tar ended with code ${code}: ${said.trim().slice(0, 500)}`)
}
