import { spawnSync } from 'node:child_process'
import { findBrowser } from '../find-browser.mjs'
import { inRoot } from './paths.mjs'
import { projectNode } from './install.mjs'
import { SetupError, run, step } from './progress.mjs'

/** Makes sure that a Chromium for browser tests exists; prefers the system's. */
export async function installBrowser(lock) {
  if (find()) return
  if (canUseApt()) await step('Installing Chromium with apt-get', () => installWithApt(lock))
  if (find()) return
  await step("Downloading Playwright's Chromium", () => downloadWithPlaywright(lock))
  if (!find())
    throw new SetupError(
      'Chromium was not found and could not be installed. Install it and set CHROMIUM_PATH to its path.',
    )
}

function find() {
  try {
    return findBrowser()
  } catch (error) {
    throw new SetupError(error.message)
  }
}

function canUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

async function installWithApt(lock) {
  const aptGet = (...args) => run('apt-get', args, { lock, env, output: 'ignore' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if ((await aptGet('update')) !== 0) return
  // A failure is not final: older systems have only the second package, Ubuntu neither, and Playwright's
  // download is next.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if ((await aptGet('install', '-y', '--no-install-recommends', name)) === 0) return
}

async function downloadWithPlaywright(lock) {
  const withLibraries = canUseApt() ? ['--with-deps'] : []
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  const code = await run(projectNode(), [cli, 'install', ...withLibraries, 'chromium'], { lock })
  return code === 0
}
