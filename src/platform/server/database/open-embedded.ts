import { fork } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { brand } from '#platform/common/brand.ts'
import { closeDataFolder, closeTree } from '../private-files.ts'
import { siblingModule } from '../sibling-module.ts'
import { StartError } from '../start-error.ts'
import { EmbeddedStream, type FromWorker, type ToWorker, type WorkerTask } from './embedded-stream.ts'
import { lockFolder } from './folder-lock.ts'

const folderSetup = siblingModule(import.meta.url, './create-embedded.child.ts', './create-embedded.child.js')
const databaseWorker = siblingModule(
  import.meta.url,
  './embedded-database.worker.ts',
  './embedded-database.worker.js',
)

const majorVersion = '18'

export type EmbeddedDatabase = Awaited<ReturnType<typeof openEmbedded>>

/** Starts PostgreSQL inside this process, in `dataDir`; no other process may use the same folder. */
export async function openEmbedded(dataDir: string) {
  requireWritable(dataDir)
  const lock = await lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  try {
    requireSameVersion(folder)
    if (!existsSync(folder)) await create(folder)
    const worker = await startWorker({ folder })
    // PostgreSQL sets the mode of some files regardless of the umask.
    closeTree(folder)
    let closing = false
    const crashed = new Promise<Error>((resolve) => {
      worker.once('error', resolve)
      worker.once('exit', () => {
        if (!closing) resolve(new Error('The embedded database has stopped'))
      })
    })
    return {
      /** Settles only if the database stops unexpectedly. */
      crashed,
      // The embedded database has a single session, so statements queue for it and a transaction holds it.
      poolConfig: {
        max: 1,
        idleTimeoutMillis: 0,
        stream: () => new EmbeddedStream(worker),
      } as unknown as PoolConfig,
      async close() {
        closing = true
        const closed = nextMessage(worker, 'closed')
        worker.postMessage({ kind: 'close' } satisfies ToWorker)
        await closed
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

export function requireWritable(folder: string) {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    closeDataFolder(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`DATA_DIR must be a writable folder, but ${folder} is not (${code}).`)
  }
}

// `mkdir` with `recursive` never returns below a folder that accepts no entries, such as /proc.
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

function requireSameVersion(folder: string) {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) return
  const found = readFileSync(file, 'utf8').trim()
  if (found !== majorVersion)
    throw new StartError(
      `${folder} was written by PostgreSQL ${found}, this version of ${brand.name} reads ${majorVersion}: restore it from a dump.`,
    )
}

async function create(folder: string) {
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(`${basename(folder)}.unfinished-`))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
  const [code] = (await once(fork(folderSetup, [folder]), 'exit')) as [number | null]
  if (code !== 0) throw new Error('The embedded database could not be created')
}

async function startWorker(workerData: WorkerTask) {
  const worker = new Worker(databaseWorker, { workerData })
  await nextMessage(worker, 'ready')
  return worker
}

function nextMessage(worker: Worker, kind: FromWorker['kind']): Promise<void> {
  return new Promise((resolve, reject) => {
    const receive = (message: FromWorker) => {
      if (message.kind !== kind) return
      worker.off('message', receive).off('error', reject)
      resolve()
    }
    worker.on('message', receive).once('error', reject)
  })
}
