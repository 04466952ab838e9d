import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const secret = 's'.repeat(32)

test('with nothing set everything is embedded', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    rateLimitScale: 1,
    trustedProxies: [],
  })
  expect(config.databaseUrl).toBeUndefined()
  expect(config.s3).toBeUndefined()
  expect(config.ai.provider).toBe('embedded')
  expect(config.team.map(({ email }) => email)).toEqual(['admin@crovest.local', 'associate@crovest.local'])
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  [{ PORT: 'abc' }, "PORT takes a whole number from 1 to 65535, not 'abc'"],
  [{ PORT: '70000' }, "PORT takes a whole number from 1 to 65535, not '70000'"],
  [{ PORT: '1e3' }, "PORT takes a whole number from 1 to 65535, not '1e3'"],
  [{ HOST: 'a b' }, "HOST takes a host name or an IP address, not 'a b'"],
  [
    { SITE_URL: 'crovest.com' },
    "SITE_URL takes an address that starts with http:// or https://, not 'crovest.com'",
  ],
  [
    { AI_PROVIDER: 'gemini' },
    "AI_PROVIDER takes one of google, openai, anthropic, openai-compatible, embedded, not 'gemini'",
  ],
  [
    { ROLE: 'worker' },
    'DATABASE_URL must be set when ROLE is worker: the embedded database takes one process',
  ],
  [{ AI_PROVIDER: 'openai' }, 'AI_API_KEY must be set when AI_PROVIDER is openai'],
  [{ VIDEO_PROVIDER: 'http' }, 'VIDEO_BACKEND_URL must be set when VIDEO_PROVIDER is http'],
  [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID'],
  [{ GOOGLE_CLIENT_SECRET: 's' }, 'GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID must be set together with OIDC_ISSUER'],
  [{ OIDC_NAME: 'Example ID' }, 'OIDC_ISSUER must be set together with OIDC_NAME'],
  [
    { OIDC_ISSUER: 'id.example' },
    "OIDC_ISSUER takes an address that starts with http:// or https://, not 'id.example'",
  ],
  [{ OIDC_NAME: 'n'.repeat(41) }, /^OIDC_NAME takes a name of at most 40 characters/],
  [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID must be set together with S3_BUCKET'],
  [
    { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
    'S3_BUCKET must be set together with S3_ACCESS_KEY_ID',
  ],
  [{ ADMIN_EMAIL: 'nobody' }, "ADMIN_EMAIL takes an email address, not 'nobody'"],
  [
    { ASSOCIATE_EMAIL: 'ADMIN@crovest.local' },
    "ASSOCIATE_EMAIL takes an address other than ADMIN_EMAIL, not 'ADMIN@crovest.local'",
  ],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /^TRUSTED_PROXIES takes a comma-separated list of IP addresses/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES takes/],
  [{ RATE_LIMIT_SCALE: '0' }, "RATE_LIMIT_SCALE takes a number above 0, not '0'"],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL takes one of trace/],
  [{ AUTH_SECRET_PREVIOUS: secret }, 'AUTH_SECRET must be set when AUTH_SECRET_PREVIOUS is set'],
  [
    { DATABASE_URL: 'postgres://u:p@h/db' },
    'AUTH_SECRET must be set when DATABASE_URL is set, to at least 32 characters',
  ],
])('%o is refused with one line that names the variable and what it takes', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
  expect(() => readConfig(env)).not.toThrow('\n')
})

test('the value of a secret is not repeated, not even a wrong one', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@h/db' })).toThrow(
    /^DATABASE_URL takes an address that starts with postgres:\/\/ or postgresql:\/\/$/,
  )
  expect(() => readConfig({ AUTH_SECRET: 'short' })).toThrow(/^AUTH_SECRET takes at least 32 characters$/)
})

test('the address of the site is its origin, whatever path was given', () => {
  expect(readConfig({ SITE_URL: 'https://crovest.example/start' }).siteUrl).toBe('https://crovest.example')
})

test('an S3 store needs its keys and has a default region', () => {
  const config = readConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: secret })
  expect(config.s3).toEqual({
    bucket: 'b',
    accessKeyId: 'k',
    secretAccessKey: secret,
    region: 'us-east-1',
    endpoint: undefined,
  })
})

test('a provider to sign in with is there when it is configured, and only then', () => {
  expect(readConfig({}).signInProviders).toEqual([])
  const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: secret }
  expect(readConfig(google).signInProviders).toEqual([
    {
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'g',
      clientSecret: secret,
    },
  ])
  const oidc = {
    OIDC_NAME: 'Example ID',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'c',
    OIDC_CLIENT_SECRET: secret,
  }
  expect(readConfig({ ...google, ...oidc }).signInProviders.map(({ name }) => name)).toEqual([
    'Google',
    'Example ID',
  ])
})
