import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { inRoot } from './paths.mjs'
import { SetupError, run, step } from './progress.mjs'

const leastRuntime = [24, 0]
const stampFile = inRoot('node_modules', '.crovest-stamp')
const packagedNode = `node-${process.platform}-${process.arch}`
const nodeLink = inRoot('node_modules', '.bin', 'node')

export function isInstalled() {
  if (readIfThere(stampFile) !== stamp()) return false
  linkPackagedNode()
  return true
}

/**
 * Installs exactly what package-lock.json says. Install scripts are off, because no dependency needs them.
 */
export async function install(lock) {
  if (isInstalledByHand()) return finish()
  requirePossibleRuntime()
  await step('Installing packages (about a minute the first time)', async () => {
    const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']
    const code = await run(...npm(flags), { lock, output: 'ignore' })
    if (code !== 0)
      throw new SetupError(`npm ${flags.join(' ')} failed with code ${code}; see its output above.`)
  })
  finish()
}

/** The Node that runs everything but this setup: the packaged one if available, else the system's. */
export function projectNode() {
  return existsSync(nodeLink) ? nodeLink : process.execPath
}

export function requireRuntime() {
  const version = projectNode() === process.execPath || isThisProcess() ? process.versions.node : askVersion()
  if (version === undefined) {
    // A binary that cannot run here (another libc) must not hide the system's.
    rmSync(nodeLink)
    return requireRuntime()
  }
  if (!isRecent(version)) throw tooOld(version)
}

function finish() {
  linkPackagedNode()
  requireRuntime()
  writeFileSync(stampFile, stamp())
}

// npm 10 loses this link when it runs under another Node.
function linkPackagedNode() {
  const binary = inRoot('node_modules', packagedNode, 'bin', 'node')
  const target = `../${packagedNode}/bin/node`
  if (linkTarget() === target || !existsSync(binary)) return
  chmodSync(binary, 0o755)
  rmSync(nodeLink, { force: true })
  symlinkSync(target, nodeLink)
}

function linkTarget() {
  try {
    return readlinkSync(nodeLink)
  } catch {
    return undefined
  }
}

function isThisProcess() {
  return realpathSync(nodeLink) === realpathSync(process.execPath)
}

function askVersion() {
  try {
    return execFileSync(nodeLink, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .slice(1)
  } catch {
    return undefined
  }
}

// Fails before a minute of installing rather than after it.
function requirePossibleRuntime() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const { node } = process.versions
  if (!(packagedNode in optionalDependencies) && !isRecent(node)) throw tooOld(node)
}

function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > leastRuntime[0] || (major === leastRuntime[0] && minor >= leastRuntime[1])
}

function tooOld(version) {
  const needed = leastRuntime.join('.')
  return new SetupError(
    `Crovest needs Node ${needed} or newer on ${process.platform}-${process.arch}, but this is Node ${version}. Install Node 24 from https://nodejs.org and try again.`,
  )
}

function npm(flags) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  // Not under the packaged Node, which the installation replaces.
  return cli ? [node ?? process.execPath, [cli, ...flags]] : ['npm', flags]
}

function stamp() {
  const lockFile = readFileSync(inRoot('package-lock.json'))
  return createHash('sha256').update(lockFile).update(`${process.platform}-${process.arch}`).digest('hex')
}

// After a manual `npm install`, npm's own record shows what is installed, so matching packages are not
// reinstalled.
function isInstalledByHand() {
  const record = readIfThere(inRoot('node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const there = JSON.parse(record).packages
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  return Object.entries(packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = there[path]
    return found ? found.version === wanted.version && existsSync(inRoot(path)) : wanted.optional === true
  })
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
