import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#platform/server/project-root.ts'
import { spawnServer } from '#testing/server-process.ts'
import {
  ask,
  registerCreator,
  requestJson,
  requireOk,
  signInAdmin,
  videoPath,
  type Creator,
} from './creator.ts'
import { createRequestLog } from './request-log.ts'
import { listStored } from './record-kinds.ts'
import type { Testbed } from './testbed.ts'
import { beginVideo } from './visits.ts'

const run = promisify(execFile)
const writingMs = 5000

/** The program of an earlier version, checked out, installed and built in a folder that stays until the next build. */
export async function buildEarlierVersion(commit: string, say: (line: string) => void): Promise<string> {
  // Not in node_modules, where Node runs no TypeScript.
  const folder = join(projectRoot, 'build', 'versions', commit)
  const program = join(folder, 'build', 'server', 'main.js')
  if (existsSync(program)) return program
  say(`building ${commit} …`)
  const inProject = { cwd: projectRoot }
  await run('git', ['worktree', 'prune'], inProject)
  if (!existsSync(folder)) await run('git', ['worktree', 'add', '--detach', folder, commit], inProject)
  const inFolder = { cwd: folder, maxBuffer: 1e8 }
  await run('npm', ['ci'], inFolder)
  await run('npm', ['run', 'build'], inFolder)
  return program
}

/**
 * A month of demo data and a creator with scripts, presets, a calendar and a video, all written by an earlier version: the
 * present one starts on it, and shows all of it.
 */
export async function runUpgrade(testbed: Testbed, earlier: string, say: (line: string) => void) {
  const { environment } = testbed
  const folder = join(earlier, '..', '..', '..')
  const demo = await run(process.execPath, ['scripts/demo.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
  })
  say(demo.stdout.trim())

  const old = await spawnServer(environment, earlier)
  await old.ready()
  const requestLog = createRequestLog()
  const creator = await registerCreator(old.url)
  const video = await beginVideo(old.url, creator)
  const end = performance.now() + writingMs
  await requestLog.write(old.url, creator, 4, () => performance.now() > end)
  await requestLog.repeatUnsure(old.url)
  const faults = await video.compare([old.url])
  const before = await readEverything(old.url, creator, video.id)
  await old.stop()

  const now = await testbed.start()
  const started = now.output()
  const after = await readEverything(now.url, creator, video.id)
  const stored = await listStored(now.url, await signInAdmin(now.url), [creator])
  faults.push(...requestLog.compare(stored))
  for (const [what, value] of Object.entries(before))
    if (JSON.stringify(value) !== JSON.stringify(after[what as keyof typeof after]))
      faults.push(
        `${what}: ${JSON.stringify(value)} became ${JSON.stringify(after[what as keyof typeof after])}`,
      )
  if (/error/i.test(started)) faults.push(started)
  await now.stop()
  return { faults, acknowledged: requestLog.count(), events: stored.events.length, counts: after.counts }
}

type Script = { script: { script_parts: string[] } | null }

/** What both versions can show. */
async function readEverything(url: string, { headers, ideaId }: Creator, videoId: string) {
  const team = await signInAdmin(url)
  const overview = await requestJson<{ counts: Record<string, number> }>(`${url}/api/admin/overview`, team)
  const idea = await requestJson<Script>(`${url}/api/ideas/${ideaId}`, headers)
  const presets = await requestJson<{ items: { name: string }[] }>(`${url}/api/presets`, headers)
  const schedule = await requestJson<{ items: Script[] }>(`${url}/api/schedule`, headers)
  const film = await requireOk(
    ask(`${url}${videoPath}/videos/${videoId}/video.mp4`, 'GET', undefined, headers),
  )
  return {
    counts: overview.counts,
    script: idea.script?.script_parts,
    presets: presets.items.map(({ name }) => name).toSorted(),
    scheduled: schedule.items.map(({ script }) => script?.script_parts),
    film: createHash('sha256')
      .update(Buffer.from(await film.arrayBuffer()))
      .digest('hex'),
  }
}
