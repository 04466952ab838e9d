import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../../src/app/pages.ts'
import { attribute, readPage } from './page-head.ts'

type Route = { parentId?: string; module: string; imports?: string[] }
type Manifest = { routes: Record<string, Route> }

/**
 * Gives each app page its own copy of the shell that preloads all of its scripts, so that the browser
 * requests them in parallel instead of discovering them one by one: four round trips for /admin.
 */
export async function writeAppShells(client: string): Promise<void> {
  const file = await findManifest(client)
  const { routes } = await readManifest(file)
  const source = join(client, '__spa-fallback.html')
  for (const { path } of pages.filter(({ kind }) => kind === 'app')) {
    const shell = await readPage(source)
    const preloaded = new Set(shell.links('modulepreload').map((link) => attribute(link, 'href')))
    const scripts = scriptsOf(path, routes).filter((script) => !preloaded.has(script))
    if (scripts.length === 0) throw new Error(`${path} is not a route of the built client`)
    for (const script of scripts) shell.append('link', { rel: 'modulepreload', href: script })
    await mkdir(join(client, path), { recursive: true })
    await writeFile(join(client, path, 'index.html'), shell.toHtml())
  }
  await rm(source)
  await shrinkManifest(file)
}

/** The router's own manifest, which every page loads. */
async function findManifest(client: string): Promise<string> {
  const assets = await readdir(join(client, 'assets'))
  const name = assets.find((file) => /^manifest-\w+\.js$/.test(file))
  if (name === undefined) throw new Error('The built client has no route manifest')
  return join(client, 'assets', name)
}

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

/** In the browser, the router reads a route's imports only to render preloads that the page already has. */
async function shrinkManifest(file: string): Promise<void> {
  const manifest = await readManifest(file)
  for (const route of Object.values(manifest.routes)) delete route.imports
  await writeFile(file, `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
}

/** The scripts of a page and all of its parent routes. */
function scriptsOf(id: string, routes: Record<string, Route>): string[] {
  const scripts = new Set<string>()
  for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script)
  return [...scripts]
}
