import { rename, writeFile } from 'node:fs/promises'
import { renderFilm } from './render-film.ts'
import type { RenderMessage, RenderTask } from './render-messages.ts'

// A process of its own for one film: it can be ended at any moment, and what goes wrong in it harms nobody else.

const tellEveryMs = 250

process.once('message', (task: RenderTask) => void work(task))
// The server is gone, and with it whoever wants this film.
process.once('disconnect', () => process.exit(1))

async function work({ film, picture, path, posterPath }: RenderTask) {
  let told = 0
  try {
    const part = `${path}.part`
    const { poster, missing } = await renderFilm({
      film,
      picture,
      path: part,
      onFrame(frames) {
        if (performance.now() - told < tellEveryMs) return
        told = performance.now()
        tell({ kind: 'progress', frames })
      },
    })
    await writeFile(posterPath, poster)
    await rename(part, path)
    tell({ kind: 'done', missing })
  } catch (error) {
    tell({ kind: 'failed', failure: failureOf(error), message: String((error as Error).stack) })
  }
}

const tell = (message: RenderMessage) => void process.send?.(message)

function failureOf(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'diskFull'
  return error instanceof Error && error.name === 'PictureError' ? 'picture' : 'renderer'
}
