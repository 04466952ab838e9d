import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defaultTimings } from '#features/video-studio/server/jobs/claim.ts'
import {
  createFileRemover,
  createPredictionCanceler,
} from '#features/video-studio/server/jobs/queue-removal.ts'
import { requeueStalledVideos } from '#features/video-studio/server/jobs/requeue-stalled-videos.ts'
import { createRenderWorker } from '#features/video-studio/server/jobs/run-video-job.ts'
import { createVideoEvents } from '#features/video-studio/server/videos/video-events.ts'
import type { Timings, WorkerDeps } from '#features/video-studio/server/jobs/video-job.ts'
import type { TestApp } from './test-app.ts'

type Changes = Partial<Omit<WorkerDeps, 'timings'>> & {
  timings?: Partial<Timings>
  /** Whether it shares the API's process, which can then stop it. */
  isSame?: boolean
}

type Row = { worker: string; status: string; attempts: number; file_claim: string | null }

/** Video workers that are run by hand with their own timing; no queue hands out jobs. */
export function createVideoWorkers(running: TestApp) {
  const { pool } = running.database
  const depsOf = ({ timings, isSame = false, ...changes }: Changes = {}): WorkerDeps => ({
    ...running,
    engines: running.videoEngines,
    events: isSame ? running.videoEvents : createVideoEvents(),
    timings: { ...defaultTimings, retryMs: 1, ...timings },
    ...changes,
  })
  const one = async <Found>(text: string, id: string) => (await pool.query(text, [id])).rows[0] as Found

  return {
    run: (videoId: string, changes?: Changes) => createRenderWorker(depsOf(changes))({ data: { videoId } }),
    /** Requeues stalled videos, as a process does periodically. */
    async requeue(changes?: Changes) {
      // Without the embedded database's start, which ends every claim.
      const database = { ...running.database, kind: 'postgres' as const }
      const stop = await requeueStalledVideos({ ...depsOf(changes), database })
      stop()
    },
    /** Every queued side effect outside the database. */
    async runRemovals() {
      const deps = depsOf()
      const runs = {
        'remove-video-files': createFileRemover(deps),
        'cancel-prediction': createPredictionCanceler(deps),
      }
      for (const [name, run] of Object.entries(runs)) {
        const { rows } = await pool.query<{ data: never }>(
          `delete from pgboss.job where name = $1 returning data`,
          [name],
        )
        for (const { data } of rows) await run({ data })
      }
    },
    rowOf: (id: string) => one<Row>('select * from videos where id = $1', id),
    /** How many milliseconds rendering takes. */
    ageOf: async (id: string) =>
      (
        await one<{ ms: number }>(
          'select extract(epoch from now() - started_at)::float * 1000 as ms from videos where id = $1',
          id,
        )
      ).ms,
    jobsOf: async (id: string) =>
      (
        await one<{ count: number }>(
          `select count(*)::int as count from pgboss.job where name = 'render-video' and data->>'videoId' = $1`,
          id,
        )
      ).count,
    letClaimGoStale: (id: string) =>
      pool.query('update videos set heard_at = to_timestamp(0) where id = $1', [id]),
    /** As another worker would. */
    takeAway: (id: string) =>
      pool.query('update videos set worker = gen_random_uuid(), heard_at = now() where id = $1', [id]),
    filesOf(id: string) {
      const folder = join(running.config.dataDir, 'files', 'videos', id)
      return existsSync(folder) ? readdirSync(folder).toSorted() : []
    },
  }
}

export type VideoWorkers = ReturnType<typeof createVideoWorkers>
