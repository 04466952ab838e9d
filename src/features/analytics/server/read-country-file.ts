import { readFileSync } from 'node:fs'
import { StartError } from '#platform/server/start-error.ts'
import { readCountries, type FindCountry } from '../domain/find-country.ts'

/** The operator's list of address ranges, read once at the start. */
export function readCountryFile(path: string | undefined): FindCountry | undefined {
  if (path === undefined) return undefined
  const find = readCountries(readList(path))
  if (!find) throw new StartError(`ANALYTICS_COUNTRIES: ${path} has no lines such as 1.0.0.0,1.0.0.255,AU`)
  return find
}

function readList(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch (error) {
    throw new StartError(`ANALYTICS_COUNTRIES: ${path} can't be read`, { cause: error })
  }
}
