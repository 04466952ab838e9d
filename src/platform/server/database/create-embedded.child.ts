import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { dataDir as readEmptyImage } from '@electric-sql/pglite-prepopulatedfs'
import { closeTree } from '../private-files.ts'

// A process of its own, whose memory is gone with it: a thread's would have stayed with the server for good.

const [, , folder = ''] = process.argv
const unfinished = `${folder}.unfinished-${process.pid}`
const giveUp = () => {
  rmSync(unfinished, { recursive: true, force: true })
  process.exit(1)
}
// Whoever asked has been killed: another start may be making its own by now.
process.once('disconnect', giveUp)

// Made beside its place and moved there whole, so that a kill during the first start leaves nothing half-made.
mkdirSync(unfinished, { mode: 0o700 })
const image = await readEmptyImage()
const database = await PGlite.create({ dataDir: unfinished, loadDataDir: image })
await database.close()
closeTree(unfinished)
if (!process.connected) giveUp()
renameSync(unfinished, folder)
process.exit(0)
