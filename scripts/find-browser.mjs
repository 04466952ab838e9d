import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/**
 * Finds the Chromium for browser tests: CHROMIUM_PATH, else the system's, else Playwright's. Shared by the
 * setup, which runs on Node 20 before anything is installed, and the Playwright configuration.
 */
export function findBrowser() {
  const { CHROMIUM_PATH: named } = process.env
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but that file does not exist.`)
    return named
  }
  return findOnPath() ?? findPlaywrights()
}

// The headless shell first, because it takes two thirds of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((file) => isExecutable(file) && answersVersion(file))
}

// Ubuntu's `chromium-browser` is a snap placeholder, not a browser.
function answersVersion(file) {
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

function findPlaywrights() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test')
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
