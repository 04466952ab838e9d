import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { EmbeddedStream, type ToWorker } from './embedded-stream.ts'

test('the embedded database retains no responses in memory', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'crovest-embedded-'))
  const worker = new Worker(new URL('./embedded-database.worker.ts', import.meta.url), {
    workerData: { folder: join(dataDir, 'database') },
    // The process memory without PostgreSQL's, which would grow if the responses below were retained.
    resourceLimits: { maxOldGenerationSizeMb: 48 },
  })
  // A dead process never responds, so fail now instead of at the test's timeout.
  const died = new Promise<never>((_, reject) => void worker.once('error', reject))
  await once(worker, 'message')
  const client = new Client({ stream: () => new EmbeddedStream(worker) })
  await client.connect()
  for (let turn = 0; turn < 60; turn++) {
    const asked = client.query<{ text: string }>("select repeat('x', 1000000) as text")
    const { rows } = await Promise.race([asked, died])
    expect(rows[0]?.text).toHaveLength(1_000_000)
  }
  await client.end()
  worker.postMessage({ kind: 'close' } satisfies ToWorker)
  await once(worker, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})
