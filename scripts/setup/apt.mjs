import { spawnSync } from 'node:child_process'
import { run } from './progress.mjs'

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

export function canUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/** Installs the first of these packages that can be installed. */
export async function installWithApt(names, lock) {
  const aptGet = (...args) => run('apt-get', args, { lock, env, output: 'ignore' })
  if ((await aptGet('update')) !== 0) return false
  for (const name of names)
    if ((await aptGet('install', '-y', '--no-install-recommends', name)) === 0) return true
  return false
}
