import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g

/**
 * Makes each prerendered page paint as soon as it has arrived. Its styles stand in the page itself, which saves a second journey
 * to the server, and its scripts wait behind everything that is seen. React expects to find its `<link>`s when it wakes
 * the page up, so the stylesheet's stays, loaded late and applied to nothing.
 */
export async function putTextFirst(client: string): Promise<void> {
  const files = await readdir(client, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('index.html'))) {
    const path = join(client, file)
    const html = await readFile(path, 'utf8')
    const links = [...html.matchAll(stylesheet)]
    if (links.length === 0) throw new Error(`${file} has no stylesheet to put into the page`)
    const styles = await Promise.all(links.map(([, href = '']) => readFile(join(client, href), 'utf8')))
    const patient = html
      .replaceAll(stylesheet, (link) => link.replace('/>', ' media="not all"/>'))
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    await writeFile(
      path,
      patient.replace('</head>', () => `<style>${styles.join('')}</style></head>`),
    )
  }
}
