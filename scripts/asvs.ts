import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderAsvs, type Asvs } from './checks/rules/render-asvs.ts'

// `npm run asvs` writes docs/asvs.md from docs/asvs.json.

const root = join(import.meta.dirname, '..')
const asvs = JSON.parse(readFileSync(join(root, 'docs/asvs.json'), 'utf8')) as Asvs
writeFileSync(join(root, 'docs/asvs.md'), renderAsvs(asvs))
console.log('Wrote docs/asvs.md')
