import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Lists what other users could read or write in a folder, including the folder itself, with its mode. */
export function listOpenEntries(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return ['.', ...names].flatMap((name) => {
    const mode = lstatSync(join(folder, name)).mode & 0o777
    return mode & 0o077 ? [`${name} ${mode.toString(8)}`] : []
  })
}
