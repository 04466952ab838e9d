import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seededRandom } from '#platform/common/seeded-random.ts'
import { buttonNames } from '../contract/button-names.ts'
import { composeDemoVisits } from './compose-demo-visits.ts'

test('a demo click has the same name as the real click on the site', () => {
  const visits = composeDemoVisits(seededRandom(1), Date.parse('2026-11-17T10:00:00Z'))
  const clicks = visits.filter(({ type }) => type === 'button_click')
  expect(clicks.length).toBeGreaterThan(100)
  const features = join(import.meta.dirname, '../..')
  const screens = globSync('{public-site,tools-hub,forms}/web/**/*.tsx', { cwd: features })
    .map((file) => readFileSync(join(features, file), 'utf8'))
    .join('\n')
  const names = new Set(clicks.map(({ name }) => name ?? ''))
  const unknown = [...names].filter((name) => !(name in buttonNames) && !isText(screens, name))
  expect(unknown).toEqual([])
  for (const name of ['brand-home', 'cta-hero', 'cta-learn_more']) expect([...names]).toContain(name)
})

/** How the text of a link or button appears in the source: quoted, or alone on its line. */
const isText = (source: string, text: string) =>
  [`'${text}'`, `"${text}"`].some((quoted) => source.includes(quoted)) ||
  source.split('\n').some((line) => line.trim() === text)
