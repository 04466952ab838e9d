import { spawnSync } from 'node:child_process'
import { canUseApt, installWithApt } from './apt.mjs'
import { say, step } from './progress.mjs'

/** Installs hledger, which checks our books in the tests. Without it they are checked by our own rules only. */
export async function installHledger(lock) {
  if (isInstalled()) return
  if (canUseApt()) await step('Installing hledger with apt-get', () => installWithApt(['hledger'], lock))
  if (!isInstalled()) say('hledger was not found. The books are checked by our own rules only.')
}

const isInstalled = () => spawnSync('hledger', ['--version']).status === 0
