import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { siblingModule } from '#platform/server/sibling-module.ts'
import { frameCountOf } from '../../../film/film.ts'
import type { Log } from '#platform/server/log.ts'
import { EngineError, type EngineStatus, type VideoEngine, type VideoOrder } from '../engine.ts'
import type { RenderMessage, RenderTask } from './render-messages.ts'

const renderer = siblingModule(import.meta.url, './render.child.ts', './video-renderer.js')

type Settings = {
  folder: string
  log: Log
  /** The module that the renderer process runs. */
  child?: URL
}

type Render = {
  child: ChildProcess
  exited: Promise<unknown>
  paths: Paths
  notes: string[]
  status: EngineStatus
  news: EventEmitter
}

type Paths = { video: string; poster: string }

// The server has priority over rendering.
const lowPriority = 5
const isUuid = /^[0-9a-f-]{36}$/

/** Renders each video in a separate process, so that the server loads none of it. */
export function createEmbeddedEngine({ folder, log, child: module = renderer }: Settings): VideoEngine {
  const renders = new Map<string, Render>()

  const pathsOf = (reference: string): Paths => ({
    video: join(folder, `${reference}.mp4`),
    poster: join(folder, `${reference}.jpg`),
  })

  async function release(reference: string) {
    const render = renders.get(reference)
    renders.delete(reference)
    if (render) {
      render.child.kill('SIGKILL')
      await render.exited
    }
    // Without a render, this is an attempt of a dead process that may have left files.
    if (isUuid.test(reference)) await removeFiles(pathsOf(reference))
  }

  async function start(order: VideoOrder): Promise<string> {
    const reference = order.claim
    const paths = pathsOf(reference)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const child = fork(module, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
    })
    const exited = once(child, 'exit')
    const render: Render = {
      child,
      exited,
      paths,
      notes: order.notes,
      status: { state: 'working', percent: 0, stage: 'Drawing' },
      news: new EventEmitter(),
    }
    renders.set(reference, render)
    child.on('error', (error) => log.error({ err: error }, 'the process of a render failed'))
    child.on('message', (message: RenderMessage) => {
      hear(render, message, frameCountOf(order.film))
      render.news.emit('news')
    })
    void exited.then(async () => {
      // The files go first, so that a failed video has left nothing behind.
      if (render.status.state !== 'ready') await removeFiles(paths)
      if (render.status.state === 'working') render.status = { state: 'failed', failure: 'renderer' }
      render.news.emit('news')
    })
    if (child.pid !== undefined) lower(child.pid)
    const task: RenderTask = {
      film: order.film,
      photos: [...(order.picture ? [order.picture] : []), ...order.photos],
      narration: order.narration,
      path: paths.video,
      posterPath: paths.poster,
    }
    // A process that dies immediately cannot receive it; its exit is handled above.
    child.send(task, () => undefined)
    return reference
  }

  function hear(render: Render, message: RenderMessage, frames: number) {
    switch (message.kind) {
      case 'progress':
        render.status = {
          state: 'working',
          percent: Math.floor((message.frames / frames) * 98),
          stage: 'Drawing',
        }
        break
      case 'done':
        if (message.missing.length > 0)
          render.notes = [
            ...render.notes,
            `No available font has these characters: ${message.missing.slice(0, 60).join(' ')}`,
          ]
        render.status = { state: 'ready' }
        render.child.disconnect()
        break
      case 'failed':
        log.error({ failure: message.failure, renderer: message.message }, 'rendering a video failed')
        render.status = { state: 'failed', failure: message.failure }
        render.child.disconnect()
    }
  }

  return {
    name: 'embedded',
    timeouts: () => 1000,
    start,
    status: (reference) => Promise.resolve(renders.get(reference)?.status ?? { state: 'unknown' }),
    cancel: release,
    release,
    async result(reference) {
      const render = renders.get(reference)
      if (render?.status.state !== 'ready') throw new EngineError('noResult')
      return {
        video: createReadStream(render.paths.video),
        poster: await readFile(render.paths.poster),
        notes: render.notes,
        async dispose() {
          renders.delete(reference)
          await removeFiles(render.paths)
        },
      }
    },
    async news(reference, signal) {
      const render = renders.get(reference)
      if (render) await once(render.news, 'news', { signal })
    },
  }
}

function lower(pid: number) {
  try {
    setPriority(pid, lowPriority)
  } catch {
    // It has already exited.
  }
}

async function removeFiles({ video, poster }: Paths) {
  for (const path of [video, `${video}.part`, poster]) await rm(path, { force: true })
}
