import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// `npm run sbom` writes sbom.cdx.json: every package of the lock file with version, license and checksum, as
// CycloneDX. Works offline from what is installed. `npm run sbom -- FILE` writes elsewhere.

const root = join(import.meta.dirname, '..')
const [file = join(root, 'sbom.cdx.json')] = process.argv.slice(2)
const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
const sbom = JSON.parse(
  execFileSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as Sbom
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
// npm uses the name of the folder.
sbom.metadata.component.name = name
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`Wrote ${file}: ${sbom.components.length} packages`)

type Sbom = { metadata: { component: { name: string } }; components: unknown[] }
