import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { CasingCache } from 'drizzle-orm/casing'
import { expect, test } from 'vitest'
import { storedData } from '#features/public-site/contract/stored-data.ts'

const modules = import.meta.glob<Record<string, unknown>>('../**/*.tables.ts', { eager: true })
const naming = new CasingCache('snake_case')

const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((entry) => entry instanceof PgTable)
  .map((table) => {
    const { name, columns } = getTableConfig(table)
    return { name, columns: columns.map((column) => naming.getColumnCasing(column)) }
  })

test('the privacy page describes every stored column and nothing else', () => {
  const stored = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.toSorted()]))
  const told = Object.fromEntries(
    Object.entries(storedData).map(([name, { fields }]) => [name, Object.keys(fields).toSorted()]),
  )
  expect(told).toEqual(stored)
})

test('every description is one sentence', () => {
  for (const { about, fields } of Object.values(storedData))
    for (const text of [about, ...Object.values(fields)]) expect(text).toMatch(/^[A-Z].*\.$/)
})
