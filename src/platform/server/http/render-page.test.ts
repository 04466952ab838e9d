import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from 'hono/html'
import { expect, test } from 'vitest'
import { renderPage } from './render-page.ts'

test("server-rendered pages use the site's colors", async () => {
  const page = String(await renderPage('Newsletter', html`<p>Hello</p>`))
  const tokens = readFileSync(join(import.meta.dirname, '../../web/tokens.css'), 'utf8')
  const colors = page.match(/--[a-z-]+: light-dark\([^)]*\)/g) ?? []
  expect(colors.length).toBeGreaterThan(5)
  expect(colors.filter((color) => !tokens.includes(color))).toEqual([])
  const used = new Set(page.match(/var\(--[a-z-]+/g)?.map((use) => use.slice('var('.length)))
  expect([...used].filter((name) => !page.includes(`${name}: light-dark(`))).toEqual([])
})
