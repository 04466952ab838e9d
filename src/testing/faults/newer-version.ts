import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/project-root.ts'

type Journal = { entries: { idx: number; when: number; tag: string }[] }

/** A copy of the build that is one migration ahead, like the next release. Returns its program. */
export function makeNewerVersion(folder: string): string {
  mkdirSync(folder)
  for (const part of ['package.json', 'build', 'migrations'])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  const file = join(folder, 'migrations', 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const last = journal.entries.at(-1)!
  const tag = '9999_next_release'
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag })
  writeFileSync(file, JSON.stringify(journal))
  const change = `alter table waitlist_submissions add column next_release text not null default 'made by the migration'`
  writeFileSync(join(folder, 'migrations', `${tag}.sql`), change)
  return join(folder, 'build', 'server', 'main.js')
}
