import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildClient } from './build-steps/build-client.ts'
import { bundleServer } from './build-steps/bundle-server.ts'
import { putTextFirst } from './build-steps/put-text-first.ts'
import { precompress } from './build-steps/precompress.ts'
import { writeAppShells } from './build-steps/write-app-shells.ts'
import { writeSiteIndex } from './build-steps/write-site-index.ts'

// Builds build/client (pages, scripts and styles, precompressed) and build/server (a few bundled files, which
// load several times faster than the packages).

const root = join(import.meta.dirname, '..')
const out = join(root, 'build')

// React Router empties build/ first, so build elsewhere and move; at the same depth, because source maps use
// relative paths.
const serverFolder = join(root, 'node_modules', '.crovest-server')
await rm(serverFolder, { recursive: true, force: true })
// Started first and awaited last to use the second core; a failure is reported when it is awaited.
const server = timed('server', bundleServer(root, serverFolder))
server.catch(() => undefined)
await timed('client', buildClient(root))
await putTextFirst(join(out, 'client'))
await writeAppShells(join(out, 'client'))
await writeSiteIndex(join(out, 'client'))
await timed('compression', precompress(join(out, 'client')))
await server
// React Router's server is not needed once the pages are prerendered.
await rm(join(out, 'server'), { recursive: true, force: true })
await rename(serverFolder, join(out, 'server'))

async function timed<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await work
  console.log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}
