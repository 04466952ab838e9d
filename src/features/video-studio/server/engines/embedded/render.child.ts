import { rename, writeFile } from 'node:fs/promises'
import { renderFilm } from './render-film.ts'
import type { RenderMessage, RenderTask } from './render-messages.ts'

// One process per film: it can be killed at any time, and a crash affects nothing else.

const tellEveryMs = 250

process.once('message', (task: RenderTask) => void work(task))
// The server is gone, so the film is no longer needed.
process.once('disconnect', () => process.exit(1))

async function work({ film, photos, narration, path, posterPath }: RenderTask) {
  let told = 0
  try {
    const part = `${path}.part`
    const { poster, missing } = await renderFilm({
      film,
      photos,
      narration,
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
