import { findBrowser } from '../find-browser.mjs'
import { canUseApt, installWithApt } from './apt.mjs'
import { inRoot } from './paths.mjs'
import { projectNode } from './install.mjs'
import { SetupError, run, step } from './progress.mjs'

/** Makes sure that a Chromium for browser tests exists; prefers the system's. */
export async function installBrowser(lock) {
  if (find()) return
  // Older systems have only the second package, Ubuntu neither, and Playwright's download is next.
  const names = ['chromium-headless-shell', 'chromium']
  if (canUseApt()) await step('Installing Chromium with apt-get', () => installWithApt(names, lock))
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

async function downloadWithPlaywright(lock) {
  const withLibraries = canUseApt() ? ['--with-deps'] : []
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  const code = await run(projectNode(), [cli, 'install', ...withLibraries, 'chromium'], { lock })
  return code === 0
}
