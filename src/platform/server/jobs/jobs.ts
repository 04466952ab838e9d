import { sql } from 'drizzle-orm'
import { PgBoss, fromDrizzle, type Job, type QueueResult } from 'pg-boss'
import type { z } from 'zod'
import type { Database, Db } from '../database/database.ts'
import type { Log } from '../log.ts'

/**
 * A kind of background job. Handlers may run more than once per job, so make effects idempotent by job ID.
 */
export type JobKind<Data extends object> = {
  name: string
  data: z.ZodType<Data>
  retries: number
  /** After this long an attempt counts as lost and the job is retried. */
  expireInSeconds: number
  /**
   * Its data identifies a person, so a finished or failed job is deleted immediately instead of after a week.
   */
  isPersonal?: boolean
}

/** The part of a kind that defines its queue. */
export type Queue = Omit<JobKind<object>, 'data'>

type Work<Data extends object> = { kind: JobKind<Data>; run: JobHandler<Data>; atOnce: number }
type JobHandler<Data> = (job: { id: string; data: Data; signal: AbortSignal }) => Promise<void>

export type Jobs = ReturnType<typeof createJobs>

type JobDefinition<Data extends object, Deps> = {
  kind: JobKind<Data>
  createHandler: (deps: Deps) => JobHandler<Data>
  /** When to send one, as `cron` (UTC). Its data is empty. */
  schedule?: string
  /** How many run side by side in one process. */
  atOnce?: number
}

/** A kind together with its worker, so that no queue can be created without one. */
export const defineJob = <Data extends object, Deps>({
  kind,
  createHandler,
  schedule,
  atOnce = 1,
}: JobDefinition<Data, Deps>) => ({
  kind,
  async start(jobs: Jobs, deps: Deps) {
    await jobs.work({ kind, run: createHandler(deps), atOnce })
    if (schedule) await jobs.schedule(kind, schedule)
  },
})

const lookEveryMs = 1000
/** How often each queue is asked by itself, in case a look misses a job. */
const fallbackSeconds = 60

/** Background jobs in the same database, so that a job sent in a transaction exists only if it commits. */
export function createJobs(database: Database, log: Log) {
  const common = {
    db: { executeSql: (text: string, values?: unknown[]) => runStatements(database, text, values) },
    backend: database.kind,
  }
  // Two instances, because supervising queues and schedules costs a dozen queries on start: a process that
  // only sends jobs skips them, and a worker runs them after it can serve requests.
  const sender = new PgBoss({ ...common, supervise: false, schedule: false })
  const worker = new PgBoss({ ...common, migrate: false })
  const warn = (error: unknown) => log.warn({ err: error }, 'reading the job queues failed')
  for (const boss of [sender, worker]) boss.on('error', warn)
  const workersOf = new Map<string, string[]>()
  let looking: NodeJS.Timeout | undefined

  /** Finds all queues with work in one query: asking each of thirty queues kept an idle process busy. */
  async function look() {
    try {
      const { rows } = await findWaiting(database, [...workersOf.keys()])
      for (const { name } of rows) for (const id of workersOf.get(name) ?? []) worker.notifyWorker(id)
    } catch (error) {
      warn(error)
    }
    if (looking) looking = setTimeout(() => void look(), lookEveryMs).unref()
  }

  async function addWorker<Data extends object>(kind: JobKind<Data>, run: JobHandler<Data>) {
    const options = { pollingIntervalSeconds: fallbackSeconds }
    const id = await worker.work<Data>(kind.name, options, async ([job]) => {
      if (job) await runJob(kind, run, job)
      // After a job, look for the next one immediately; otherwise a queue would run one job per second.
      worker.notifyWorker(id)
    })
    return id
  }

  async function runJob<Data extends object>(kind: JobKind<Data>, run: JobHandler<Data>, job: Job<Data>) {
    const started = performance.now()
    try {
      await run({ id: job.id, data: kind.data.parse(job.data), signal: job.signal })
    } catch (error) {
      log.warn({ job: kind.name, id: job.id, err: error }, 'job failed')
      if (kind.isPersonal && job.retryCount >= kind.retries) await worker.deleteJob(kind.name, job.id)
      throw error
    }
    if (kind.isPersonal) await worker.deleteJob(kind.name, job.id)
    const ms = Math.round(performance.now() - started)
    log.debug({ job: kind.name, id: job.id, ms }, 'job completed')
  }

  return {
    /**
     * Creates or migrates the queue's tables and the queue of each kind; runs under the migration lock.
     * Unchanged queues cost a single query.
     */
    async prepare(kinds: readonly Queue[]) {
      await sender.start()
      const existing = new Map((await sender.getQueues()).map((queue) => [queue.name, queue]))
      for (const kind of kinds)
        if (!isAsConfigured(existing.get(kind.name), kind)) await makeQueue(sender, kind)
    },

    send: async <Data extends object>(db: Db, kind: JobKind<Data>, data: Data) =>
      void (await sender.send(kind.name, kind.data.parse(data), { db: fromDrizzle(db, sql) })),

    /** Whether a job with this data is queued, including during a retry delay. */
    isQueued: async <Data extends object>(db: Db, kind: JobKind<Data>, data: Data) =>
      (await sender.findJobs(kind.name, { data, queued: true, db: fromDrizzle(db, sql) })).length > 0,

    /** Sends many jobs of one kind in one statement. */
    sendAll: async <Data extends object>(db: Db, kind: JobKind<Data>, all: readonly Data[]) => {
      if (all.length === 0) return
      const inserts = all.map((data) => ({ data: kind.data.parse(data) }))
      await sender.insert(kind.name, inserts, { db: fromDrizzle(db, sql) })
    },

    async work<Data extends object>({ kind, run, atOnce }: Work<Data>) {
      await worker.start()
      const ids = await Promise.all(Array.from({ length: atOnce }, () => addWorker(kind, run)))
      workersOf.set(kind.name, ids)
      looking ??= setTimeout(() => void look(), lookEveryMs).unref()
    },

    /** Deletes every job that contains this address in its data or error. */
    async forget(db: Db, email: string) {
      await db.execute(sql`
        delete from pgboss.job
        where strpos(data::text, to_json(${email}::text)::text) > 0
          or (state in ('completed', 'failed', 'cancelled') and strpos(output::text, ${email}) > 0)`)
    },

    /** Sends an empty job on a `cron` schedule (UTC), once for all processes. Its queue must be registered. */
    async schedule(kind: JobKind<object>, cron: string) {
      await worker.start()
      await worker.schedule(kind.name, cron, kind.data.parse({}), { tz: 'UTC' })
    },

    /** Lets running jobs finish for at most `seconds`; interrupted ones are retried after the next start. */
    async stop(seconds: number) {
      clearTimeout(looking)
      looking = undefined
      for (const boss of [worker, sender])
        await boss.stop({ graceful: true, close: false, timeout: seconds * 1000 })
    },
  }
}

const isAsConfigured = (existing: QueueResult | undefined, { retries, expireInSeconds }: Queue) =>
  existing?.retryLimit === retries && existing.expireInSeconds === expireInSeconds

async function makeQueue(boss: PgBoss, { name, retries, expireInSeconds }: Queue) {
  const settings = { retryLimit: retries, retryBackoff: true, retryDelay: 1, expireInSeconds }
  await boss.createQueue(name, { ...settings, heartbeatSeconds: 60 })
  await boss.updateQueue(name, settings)
  // Any query about its jobs makes pg-boss cache the queue. Otherwise the first `send` would look it up on a
  // second connection, inside a caller's transaction.
  await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' })
}

/** The queues that have a job to run now. Reads one entry of the index per queue, however many jobs wait. */
const findWaiting = ({ pool }: Database, queues: string[]) =>
  pool.query<{ name: string }>({
    name: 'waiting_jobs',
    text: `
      select queue.name from unnest($1::text[]) as queue(name), lateral (
        select from pgboss.job
        where job.name = queue.name and state < 'active' and not blocked and start_after < now()
        limit 1
      ) as waiting`,
    values: [queues],
  })

// A statement without parameters may contain several; pg-boss expects their rows as one list.
async function runStatements({ pool }: Database, text: string, values: unknown[] | undefined) {
  const result: unknown = await pool.query(text, values)
  const results = (Array.isArray(result) ? result : [result]) as { rows: unknown[] }[]
  return { rows: results.flatMap((each) => each.rows ?? []) }
}
