import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')

type Component = { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }

test('the SBOM names every package of the lock file, with its version and checksum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crovest-sbom-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'sbom.cdx.json')
  execFileSync(process.execPath, [join(import.meta.dirname, 'sbom.ts'), file])
  const sbom = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string
    metadata: { component: { name: string } }
    components: Component[]
  }
  expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'crovest'])
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity?: string }>
  }
  const listed = new Map(sbom.components.map((each) => [`${each.name}@${each.version}`, each]))
  const missing = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, integrity }]) => ({
      id: `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
      integrity,
    }))
    .filter(({ id, integrity }) => !listed.get(id) || (integrity && !listed.get(id)?.hashes?.length))
  expect(missing).toEqual([])
  expect(listed.size).toBeGreaterThan(100)
})
