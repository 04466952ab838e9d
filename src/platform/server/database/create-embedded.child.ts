import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { dataDir as readEmptyImage } from '@electric-sql/pglite-prepopulatedfs'
import { closeTree } from '../private-files.ts'

// Runs in its own process, because a thread would keep the memory in the server.

const [, , folder = ''] = process.argv
const unfinished = `${folder}.unfinished-${process.pid}`
const abort = () => {
  rmSync(unfinished, { recursive: true, force: true })
  process.exit(1)
}
// The parent has died, and another start may be creating its own by now.
process.once('disconnect', abort)

// Created in a temporary place and then renamed, so that a crash on first start leaves nothing partial.
mkdirSync(unfinished, { mode: 0o700 })
const image = await readEmptyImage()
const database = await PGlite.create({ dataDir: unfinished, loadDataDir: image })
await database.close()
closeTree(unfinished)
if (!process.connected) abort()
renameSync(unfinished, folder)
process.exit(0)
