import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../../src/app/pages.ts'

type Route = { parentId?: string; module: string; imports?: string[] }

/**
 * Gives each page of the app its own copy of the single-page shell, which names all scripts of that page. The browser asks for them
 * at once, and not for one after another as each tells which it needs: on the way to /admin that were four journeys to the server.
 */
export async function writeAppShells(client: string): Promise<void> {
  const routes = await readRoutes(client)
  const source = join(client, '__spa-fallback.html')
  const shell = await readFile(source, 'utf8')
  for (const { path } of pages.filter(({ kind }) => kind === 'app')) {
    const scripts = scriptsOf(path, routes).filter((script) => !shell.includes(`"${script}"`))
    if (scripts.length === 0) throw new Error(`${path} is no route of the built client`)
    const links = scripts.map((script) => `<link rel="modulepreload" href="${script}"/>`)
    await mkdir(join(client, path), { recursive: true })
    await writeFile(
      join(client, path, 'index.html'),
      shell.replace('</head>', () => `${links.join('')}</head>`),
    )
  }
  await rm(source)
}

/** What the router's own list, which the client loads too, says of each route. */
async function readRoutes(client: string): Promise<Record<string, Route>> {
  const assets = await readdir(join(client, 'assets'))
  const name = assets.find((file) => /^manifest-\w+\.js$/.test(file))
  if (name === undefined) throw new Error('The built client has no list of its routes')
  const text = await readFile(join(client, 'assets', name), 'utf8')
  const list = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, Route>
  }
  return list.routes
}

/** The page's and those of all that stands around it. */
function scriptsOf(id: string, routes: Record<string, Route>): string[] {
  const scripts = new Set<string>()
  for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script)
  return [...scripts]
}
