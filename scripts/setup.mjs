// Runs before most npm scripts (`pre…` in package.json). A fresh clone has nothing installed and may run Node
// 20, so this file and scripts/setup/ use only Node's built-in modules, and no TypeScript.

import { installBrowser } from './setup/browser.mjs'
import { build, isBuilt } from './setup/build.mjs'
import { installHledger } from './setup/hledger.mjs'
import { install, isInstalled, requireRuntime } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { SetupError, endChildrenOnSignal, say } from './setup/progress.mjs'

const packages = { isDone: isInstalled, work: install }
const bundle = { isDone: isBuilt, work: build }

const tasks = {
  install: [packages],
  build: [packages, bundle],
  start: [packages, bundle],
  test: [packages, ...[installBrowser, installHledger].map((work) => ({ isDone: () => false, work }))],
}

const [name = 'start', ...flags] = process.argv.slice(2)
const force = flags.includes('--force')

try {
  endChildrenOnSignal()
  const steps = tasks[name]
  if (!steps) throw new SetupError(`Unknown setup '${name}'. Choose one of ${Object.keys(tasks).join(', ')}.`)
  for (const step of steps) await runOnce(step)
  requireRuntime()
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  say(`✗ ${error.message}`)
  process.exitCode = 1
}

async function runOnce({ isDone, work }) {
  const forced = force && work === build
  if (!forced && isDone()) return
  // Checked again under the lock, because its previous holder may have done the work.
  await withLock(async (lock) => {
    if (forced || !isDone()) await work(lock)
  })
}
