import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../src/testing/free-port.ts'
import { atMost, median, type Figure } from './measure.ts'

const root = join(import.meta.dirname, '..')

/** From `npm start` to the first healthy response with an existing data folder: the median of five. */
export async function measureSecondStart(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'crovest-start-'))
  try {
    await timeStart(dataDir)
    const times: number[] = []
    for (let run = 0; run < 5; run++) times.push(await timeStart(dataDir))
    return [
      atMost('time until a second `npm start` serves', median(times), 3, (value) => `${value.toFixed(2)} s`),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function timeStart(dataDir: string): Promise<number> {
  const port = String(await findFreePort())
  const started = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: port },
    stdio: 'ignore',
  })
  const ended = once(npm, 'exit')
  while (!(await isHealthy(port))) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with code ${npm.exitCode}`)
    await pause(10)
  }
  const seconds = (performance.now() - started) / 1000
  npm.kill('SIGTERM')
  await ended
  return seconds
}

const isHealthy = (port: string) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
