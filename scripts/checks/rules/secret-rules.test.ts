import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { findSecrets } from './secret-rules.ts'

const variables = ['AUTH_SECRET', 'DATABASE_URL']
const random = 'q8Zr2Lx0Vb7Nw4Tj6Yk1'
const find = (text: string) => findSecrets('build/client/a.js', text, variables)

describe('is reported', () => {
  test.each([
    ['the variable AUTH_SECRET', 'const a=env.AUTH_SECRET'],
    ['the variable DATABASE_URL', '<p>DATABASE_URL</p>'],
    ['an AI key', `call("${['sk', random + random].join('-')}")`],
    ['a Google key', `call("AIza${'x'.repeat(35)}")`],
    ['a Google client secret', `call("GOCSPX-${random}")`],
    ['a Replicate token', `call("r8_${random + random}")`],
    ['an AWS key', `call("AKIA${'A1'.repeat(8)}")`],
    ['a GitHub token', `call("ghp_${random + random}")`],
    ['a private key', ['-----BEGIN', 'RSA PRIVATE KEY-----'].join(' ')],
    ['a signed token', `call("eyJ${random}.eyJ${random}.${random}")`],
    ['an address with a password', `call("${['postgres', '//crovest:hunter2@db/crovest'].join(':')}")`],
    ['a random value of 20 characters in apiKey', `{apiKey:"${random}"}`],
    [
      'a random value of 32 characters in client_secret',
      '"client_secret": "0f3a9c5e7b1d2846f0a3c9e5b7d18264"',
    ],
    ['a module of Node', 'import{readFileSync as r}from"node:fs"'],
    ['a module of Node', 'const r=await import("node:fs/promises")'],
    ['the query builder', 'Symbol.for("drizzle:entityKind")'],
    ['the database driver', 'Error("SASL: SCRAM-SERVER-FIRST-MESSAGE")'],
    ['the job queue', 'schema="pgboss"'],
    ['the server log', 'Symbol("pino.logFuncs")'],
    ['the mailer', '"x-mailer: nodemailer (https://nodemailer.com/)"'],
    ['the server half of the sign-in library', 'log("You are using the default secret.")'],
    ['the file store', 'sign("x-amz-security-token")'],
  ])('%s in %s', (what, text) => {
    expect(find(text)).toContain(`build/client/a.js: ${what}`)
  })

  test('an emptied Node module, by its file name', () => {
    expect(
      findSecrets('build/client/assets/__vite-browser-external-a1.js', 'var a={}', variables),
    ).toHaveLength(1)
  })
})

test.each([
  'queryKey:"listScheduledScriptsOfTheCurrentUser"',
  'tokenName="color-surface-raised-strong-100"',
  'password:"Password must be at least 6 characters"',
  'const MY_AUTH_SECRETARY=1',
  'Object.freeze({get AUTH_SECRET(){return r(`AUTH_SECRET`)}})',
  'https://example.org/docs:latest',
  'type="password"',
])('%s is not a secret', (text) => {
  expect(find(text)).toEqual([])
})

describe('the check', () => {
  const root = mkdtempSync(join(tmpdir(), 'crovest-client-'))
  const check = join(import.meta.dirname, '../after-build/client-secrets.ts')
  const run = () =>
    spawnSync(process.execPath, [check, `--root=${root}`], { encoding: 'utf8', timeout: 150_000 })
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  test('fails if nothing was built', () => {
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toContain('Build first')
  })

  test('passes for a client without secrets', () => {
    write('build/client/assets/a.js', 'export const a=1')
    expect(run()).toMatchObject({ status: 0, stderr: '' })
  })

  test('fails for a secret in the built client or in public, without repeating it', () => {
    write('build/client/assets/a.js', `const apiKey="${random}"`)
    write('public/notes.txt', 'AUTH_SECRET')
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toContain('build/client/assets/a.js: a random value of 20 characters in apiKey')
    expect(stderr).toContain('public/notes.txt: the variable AUTH_SECRET')
    expect(stderr).not.toContain(random)
  })
})
