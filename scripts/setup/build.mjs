import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectNode, requireRuntime } from './install.mjs'
import { inRoot } from './paths.mjs'
import { SetupError, run, step } from './progress.mjs'

const stampFile = inRoot('build', '.crovest-stamp')
const outputs = ['build/server/main.js', 'build/client/index.html']

const inputs = [
  'src',
  'public',
  'migrations',
  'scripts/build.ts',
  'scripts/build-steps',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

export function isBuilt() {
  if (!outputs.every((file) => existsSync(inRoot(file))) || !existsSync(stampFile)) return false
  return readFileSync(stampFile, 'utf8') === stamp()
}

export async function build(lock) {
  requireRuntime()
  // Taken before the build, so that a file changed during it is built next time.
  const sources = stamp()
  rmSync(stampFile, { force: true })
  await step('Building', async () => {
    const code = await run(projectNode(), [inRoot('scripts/build.ts')], { lock })
    if (code !== 0) throw new SetupError(`The build failed with code ${code}; see its output above.`)
  })
  writeFileSync(stampFile, sources)
}

function stamp() {
  const hash = createHash('sha256')
  for (const path of inputs) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const entry = statSync(inRoot(path), { throwIfNoEntry: false })
  if (!entry) return
  if (!entry.isDirectory()) {
    addFile(hash, path)
    return
  }
  for (const child of readdirSync(inRoot(path), { withFileTypes: true }).sort(byName)) {
    const childPath = join(path, child.name)
    if (isForTests(childPath)) continue
    if (child.isDirectory()) addTo(hash, childPath)
    else addFile(hash, childPath)
  }
}

function addFile(hash, path) {
  const content = readFileSync(inRoot(path))
  hash.update(`${path}\0${content.length}\0`).update(content)
}

function isForTests(path) {
  return path === join('src', 'testing') || /\.test\.tsx?$/.test(path)
}

function byName(one, other) {
  return one.name < other.name ? -1 : 1
}
