import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, Variables } from './config.ts'

const secret = 's'.repeat(32)

test('uses embedded services when nothing is configured', () => {
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

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

const stripeKeys = { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: secret }

test.each([
  [{ PORT: 'abc' }, "PORT must be a whole number from 1 to 65535, not 'abc'"],
  [{ PORT: '70000' }, "PORT must be a whole number from 1 to 65535, not '70000'"],
  [{ PORT: '1e3' }, "PORT must be a whole number from 1 to 65535, not '1e3'"],
  [{ HOST: 'a b' }, "HOST must be a host name or an IP address, not 'a b'"],
  [
    { SITE_URL: 'crovest.com' },
    "SITE_URL must be a URL that starts with http:// or https://, not 'crovest.com'",
  ],
  [
    { AI_PROVIDER: 'gemini' },
    "AI_PROVIDER must be one of google, openai, anthropic, openai-compatible, embedded, not 'gemini'",
  ],
  [
    { ROLE: 'worker' },
    'DATABASE_URL must be set when ROLE is worker: the embedded database supports a single process',
  ],
  [{ AI_PROVIDER: 'openai' }, 'AI_API_KEY must be set when AI_PROVIDER is openai'],
  [{ VIDEO_PROVIDER: 'http' }, 'VIDEO_BACKEND_URL must be set when VIDEO_PROVIDER is http'],
  [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID'],
  [{ GOOGLE_CLIENT_SECRET: 's' }, 'GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID must be set together with OIDC_ISSUER'],
  [{ OIDC_NAME: 'Example ID' }, 'OIDC_ISSUER must be set together with OIDC_NAME'],
  [
    { OIDC_ISSUER: 'id.example' },
    "OIDC_ISSUER must be a URL that starts with http:// or https://, not 'id.example'",
  ],
  [{ OIDC_NAME: 'n'.repeat(41) }, /^OIDC_NAME must be a name of at most 40 characters/],
  [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID must be set together with S3_BUCKET'],
  [
    { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
    'S3_BUCKET must be set together with S3_ACCESS_KEY_ID',
  ],
  [{ FUNDING_MODE: 'live' }, /^STRIPE_SECRET_KEY must be set when FUNDING_MODE is live/],
  [{ FUNDING_MODE: 'live', ...stripeKeys }, /^FUNDING_TERMS_URL must be set when FUNDING_MODE is live/],
  [
    { FUNDING_MODE: 'live', ...stripeKeys, FUNDING_TERMS_URL: 'https://crovest.example/terms' },
    /^FUNDING_RISKS_URL must be set when FUNDING_MODE is live/,
  ],
  [{ FUNDING_MODE: 'money' }, /^FUNDING_MODE must be one of reservations, sandbox, live/],
  [{ ADMIN_EMAIL: 'nobody' }, "ADMIN_EMAIL must be an email address, not 'nobody'"],
  [
    { ASSOCIATE_EMAIL: 'ADMIN@crovest.local' },
    "ASSOCIATE_EMAIL must be an address other than ADMIN_EMAIL, not 'ADMIN@crovest.local'",
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/8, proxy' },
    /^TRUSTED_PROXIES must be a comma-separated list of IP addresses/,
  ],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be/],
  [{ RATE_LIMIT_SCALE: '0' }, "RATE_LIMIT_SCALE must be a number above 0, not '0'"],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace/],
  [{ AUTH_SECRET_PREVIOUS: secret }, 'AUTH_SECRET must be set when AUTH_SECRET_PREVIOUS is set'],
  [
    { DATABASE_URL: 'postgres://u:p@h/db' },
    'AUTH_SECRET must be set when DATABASE_URL is set, to at least 32 characters',
  ],
])('%o is rejected with one line that names the variable and the valid values', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
  expect(() => readConfig(env)).not.toThrow('\n')
})

test('an invalid secret is not repeated in the error', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@h/db' })).toThrow(
    /^DATABASE_URL must be a URL that starts with postgres:\/\/ or postgresql:\/\/$/,
  )
  expect(() => readConfig({ AUTH_SECRET: 'short' })).toThrow(/^AUTH_SECRET must be at least 32 characters$/)
})

test('SITE_URL is reduced to its origin', () => {
  expect(readConfig({ SITE_URL: 'https://crovest.example/start' }).siteUrl).toBe('https://crovest.example')
})

test('an S3 store requires keys and has a default region', () => {
  const config = readConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: secret })
  expect(config.s3).toEqual({
    bucket: 'b',
    accessKeyId: 'k',
    secretAccessKey: secret,
    region: 'us-east-1',
    endpoint: undefined,
  })
})

test('a sign-in provider is available only when configured', () => {
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

test('.env.example explains every variable and no other, with valid examples', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
  const examples = Object.fromEntries(
    [...text.matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys(Variables.shape).toSorted())
  expect(() => readConfig(examples)).not.toThrow()
})
