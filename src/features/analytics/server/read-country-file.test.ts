import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartError } from '#platform/server/start-error.ts'
import { readCountryFile } from './read-country-file.ts'

const path = join(mkdtempSync(join(tmpdir(), 'countries-')), 'countries.csv')

test('the start refuses a country file that is missing or has no ranges', () => {
  expect(readCountryFile(undefined)).toBeUndefined()
  expect(() => readCountryFile(path)).toThrow(new StartError(`ANALYTICS_COUNTRIES: ${path} can't be read`))
  writeFileSync(path, 'name,code\nFrance,FR\n')
  expect(() => readCountryFile(path)).toThrow('has no lines such as 1.0.0.0,1.0.0.255,AU')
  writeFileSync(path, '1.0.0.0,1.0.0.255,AU\n')
  expect(readCountryFile(path)?.('1.0.0.9')).toBe('AU')
})
