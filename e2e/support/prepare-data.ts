import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from './built-server.ts'
import { teamPasswords } from './team.ts'

/** Starts a server once and keeps its data: the others start from a copy, in half the time. */
export default async function prepareData() {
  if (process.env.RESTORE_FROM) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'crovest-prepared-'))
  const server = await startBuiltServer('pglite', { ...teamPasswords, DATA_DIR: folder })
  await server.stop()
  // A socket, which cannot be copied.
  await rm(join(folder, 'lock'), { force: true })
  process.env.PREPARED_DATA = folder
  return () => rm(folder, { recursive: true, force: true })
}
