import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { address, email, oneOf, password, signingSecret, text, wholeNumber } from './config-values.ts'
import { isAddressRange } from './http/client-address.ts'
import { StartError } from './start-error.ts'

/**
 * The only place that reads the environment. An invalid value is reported with its name and the valid values.
 */
export function readConfig(env: Record<string, string | undefined> = readEnvironment()): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Variables.safeParse(given)
  if (!parsed.success) throw new StartError(describeIssue(parsed.error.issues[0], given))
  return arrange(parsed.data)
}

/** A `.env` file in the working directory sets variables missing from the environment. */
export function readEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** These must never appear in browser files; the check of the built client reads this list. */
export const secretVariables = [
  'ADMIN_PASSWORD',
  'AI_API_KEY',
  'ASSOCIATE_PASSWORD',
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'DATABASE_URL',
  'GOOGLE_CLIENT_SECRET',
  'INBOUND_MAIL_SECRET',
  'MAIL_EVENTS_SECRET',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'REPLICATE_API_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SPEECH_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

export const Variables = z
  .object({
    PORT: wholeNumber(1, 65_535).default(3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, { error: 'a host name or an IP address' })
      .default('127.0.0.1'),
    SITE_URL: address('http:', 'https:').optional(),
    ALLOWED_HOSTS: z
      .string()
      .transform((list) => list.split(',').map((part) => part.trim().toLowerCase()))
      .refine((list) => list.every((host) => /^[a-z0-9.-]+(:\d+)?$/.test(host)), {
        error: 'a comma-separated list of hosts such as app.internal:3000',
      })
      .default([]),
    DATA_DIR: text.default('./data'),
    DATABASE_URL: address('postgres:', 'postgresql:').optional(),
    ROLE: oneOf(['all', 'web', 'worker']).default('all'),
    AUTH_SECRET: signingSecret.optional(),
    AUTH_SECRET_PREVIOUS: signingSecret.optional(),
    ADMIN_EMAIL: email.default('admin@crovest.local'),
    ADMIN_PASSWORD: password.optional(),
    ASSOCIATE_EMAIL: email.default('associate@crovest.local'),
    ASSOCIATE_PASSWORD: password.optional(),
    TEAM_SECOND_FACTOR: oneOf(['offered', 'required']).default('offered'),
    GOOGLE_CLIENT_ID: text.optional(),
    GOOGLE_CLIENT_SECRET: text.optional(),
    GOOGLE_ISSUER: address('http:', 'https:').default('https://accounts.google.com'),
    OIDC_NAME: z
      .string()
      .regex(/^[^\p{Cc}]{1,40}$/u, { error: 'a name of at most 40 characters' })
      .optional(),
    OIDC_ISSUER: address('http:', 'https:').optional(),
    OIDC_CLIENT_ID: text.optional(),
    OIDC_CLIENT_SECRET: text.optional(),
    AI_PROVIDER: oneOf(['google', 'openai', 'anthropic', 'openai-compatible', 'embedded']).default(
      'embedded',
    ),
    AI_API_KEY: text.optional(),
    AI_BASE_URL: address('http:', 'https:').optional(),
    AI_IDEA_MODEL: text.optional(),
    AI_SCRIPT_MODEL: text.optional(),
    AI_TIMEOUT_SECONDS: wholeNumber(1, 600).default(60),
    AI_DAILY_LIMIT: wholeNumber(0, 1_000_000).default(100),
    AI_DAILY_LIMIT_UNVERIFIED: wholeNumber(0, 1_000_000).optional(),
    AI_DAILY_LIMIT_PER_CLIENT: wholeNumber(0, 1_000_000).default(200),
    AI_DAILY_BUDGET: wholeNumber(0, 100_000_000).default(5000),
    VIDEO_PROVIDER: oneOf(['embedded', 'replicate', 'http']).default('embedded'),
    VIDEO_DAILY_BUDGET: wholeNumber(0, 100_000_000).default(500),
    REPLICATE_API_TOKEN: text.optional(),
    REPLICATE_MODEL: text.optional(),
    REPLICATE_API_URL: address('http:', 'https:').optional(),
    VIDEO_BACKEND_URL: address('http:', 'https:').optional(),
    VIDEO_RESULT_HOSTS: z
      .string()
      .transform((list) => list.split(',').map((part) => part.trim().toLowerCase()))
      .refine((list) => list.every((host) => /^(\*\.)?[a-z0-9.-]+(:\d+)?$/.test(host)), {
        error: 'a comma-separated list of hosts such as files.example.com or *.example.com',
      })
      .default([]),
    SPEECH_BASE_URL: address('http:', 'https:').optional(),
    SPEECH_API_KEY: text.optional(),
    SPEECH_MODEL: text.default('tts-1'),
    SPEECH_VOICE: text.default('alloy'),
    S3_ENDPOINT: address('http:', 'https:').optional(),
    S3_BUCKET: text.optional(),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    S3_REGION: text.default('us-east-1'),
    SMTP_URL: address('smtp:', 'smtps:').optional(),
    MAIL_FROM: text.default('Crovest <hello@crovest.local>'),
    ANALYTICS_ENDPOINT: address('http:', 'https:').optional(),
    ANALYTICS_KEEP_DAYS: wholeNumber(1, 3650).default(90),
    ANALYTICS_COUNTRIES: text.optional(),
    TRUSTED_PROXIES: z
      .string()
      .transform((list) => list.split(',').map((part) => part.trim()))
      .refine((list) => list.every(isAddressRange), {
        error: 'a comma-separated list of IP addresses or ranges such as 10.0.0.0/8',
      })
      .default([]),
    RATE_LIMIT_SCALE: z
      .string()
      .refine((value) => Number(value) > 0 && Number.isFinite(Number(value)), { error: 'a number above 0' })
      .transform(Number)
      .default(1),
    FUNDING_MODE: oneOf(['reservations', 'sandbox', 'live']).default('reservations'),
    MAIL_EVENTS_SECRET: signingSecret.optional(),
    INBOUND_MAIL_SECRET: signingSecret.optional(),
    INBOUND_MAIL_ADDRESS: email
      .regex(/^[^@+]{1,14}@/, { error: 'an address with at most 14 characters before the @' })
      .optional(),
    FUNDING_RULES: oneOf(['standard', 'reflection']).default('standard'),
    FUNDING_TERMS_URL: address('https:').optional(),
    FUNDING_RISKS_URL: address('https:').optional(),
    STRIPE_SECRET_KEY: text.optional(),
    STRIPE_WEBHOOK_SECRET: text.optional(),
    STRIPE_API_URL: address('http:', 'https:').default('https://api.stripe.com'),
    METRICS_TOKEN: z.string().min(16, { error: 'at least 16 characters' }).optional(),
    LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .superRefine((all, context) => {
    const require = (name: keyof typeof all, when: string, needed: boolean) => {
      if (needed && all[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `set ${when}` })
    }
    require('AUTH_SECRET', 'when DATABASE_URL is set, to at least 32 characters', all.DATABASE_URL !==
      undefined)
    require('AUTH_SECRET', 'when AUTH_SECRET_PREVIOUS is set', all.AUTH_SECRET_PREVIOUS !== undefined)
    require('DATABASE_URL', `when ROLE is ${all.ROLE}: the embedded database supports a single process`, all.ROLE !==
      'all')
    const requireTogether = (...names: (keyof typeof all)[]) => {
      const given = names.find((name) => all[name] !== undefined)
      const missing = given && names.find((name) => all[name] === undefined)
      if (missing)
        context.addIssue({ code: 'custom', path: [missing], message: `set together with ${given}` })
    }
    requireTogether('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
    requireTogether('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME')
    require('AI_API_KEY', `when AI_PROVIDER is ${all.AI_PROVIDER}`, [
      'google',
      'openai',
      'anthropic',
    ].includes(all.AI_PROVIDER))
    require('AI_BASE_URL', 'when AI_PROVIDER is openai-compatible', all.AI_PROVIDER === 'openai-compatible')
    require('REPLICATE_API_TOKEN', 'when VIDEO_PROVIDER is replicate', all.VIDEO_PROVIDER === 'replicate')
    require('VIDEO_BACKEND_URL', 'when VIDEO_PROVIDER is http', all.VIDEO_PROVIDER === 'http')
    require('SPEECH_BASE_URL', 'together with SPEECH_API_KEY', all.SPEECH_API_KEY !== undefined)
    require('S3_BUCKET', 'together with S3_ENDPOINT', all.S3_ENDPOINT !== undefined)
    requireTogether('S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
    // Real money needs a payment provider and texts that a lawyer has checked.
    const [live, isLive] = ['when FUNDING_MODE is live', all.FUNDING_MODE === 'live'] as const
    require('STRIPE_SECRET_KEY', live, isLive)
    require('STRIPE_WEBHOOK_SECRET', live, isLive)
    require('FUNDING_TERMS_URL', live, isLive)
    require('FUNDING_RISKS_URL', live, isLive)
    if (all.ADMIN_EMAIL.toLowerCase() === all.ASSOCIATE_EMAIL.toLowerCase())
      context.addIssue({
        code: 'custom',
        path: ['ASSOCIATE_EMAIL'],
        message: 'an address other than ADMIN_EMAIL',
      })
  })

export type Config = ReturnType<typeof arrange>

function arrange(all: z.output<typeof Variables>) {
  const dataDir = resolve(all.DATA_DIR)
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = all
  return {
    host: all.HOST,
    port: all.PORT,
    siteUrl: all.SITE_URL && new URL(all.SITE_URL).origin,
    allowedHosts: all.ALLOWED_HOSTS,
    trustedProxies: all.TRUSTED_PROXIES,
    rateLimitScale: all.RATE_LIMIT_SCALE,
    metricsToken: all.METRICS_TOKEN,
    mailEventsSecret: all.MAIL_EVENTS_SECRET,
    logLevel: all.LOG_LEVEL,
    fundingMode: all.FUNDING_MODE,
    fundingRules: all.FUNDING_RULES,
    fundingLegal:
      all.FUNDING_TERMS_URL && all.FUNDING_RISKS_URL
        ? { termsUrl: all.FUNDING_TERMS_URL, risksUrl: all.FUNDING_RISKS_URL }
        : null,
    stripe: {
      apiUrl: all.STRIPE_API_URL,
      secretKey: all.STRIPE_SECRET_KEY ?? '',
      webhookSecret: all.STRIPE_WEBHOOK_SECRET ?? '',
    },
    dataDir,
    databaseUrl: all.DATABASE_URL,
    role: all.ROLE,
    authSecret: all.AUTH_SECRET,
    // Both secrets being equal means no rotation is in progress.
    previousAuthSecret: all.AUTH_SECRET_PREVIOUS === all.AUTH_SECRET ? undefined : all.AUTH_SECRET_PREVIOUS,
    team: [
      { role: 'admin', email: all.ADMIN_EMAIL, password: all.ADMIN_PASSWORD },
      { role: 'associate', email: all.ASSOCIATE_EMAIL, password: all.ASSOCIATE_PASSWORD },
    ] as const,
    teamSecondFactor: all.TEAM_SECOND_FACTOR,
    signInProviders: [
      {
        id: 'google' as const,
        name: 'Google',
        issuer: all.GOOGLE_ISSUER,
        clientId: all.GOOGLE_CLIENT_ID ?? '',
        clientSecret: all.GOOGLE_CLIENT_SECRET ?? '',
      },
      {
        id: 'oidc' as const,
        name: all.OIDC_NAME ?? '',
        issuer: all.OIDC_ISSUER ?? '',
        clientId: all.OIDC_CLIENT_ID ?? '',
        clientSecret: all.OIDC_CLIENT_SECRET ?? '',
      },
    ].filter(({ clientId }) => clientId !== ''),
    ai: {
      provider: all.AI_PROVIDER,
      apiKey: all.AI_API_KEY,
      baseUrl: all.AI_BASE_URL,
      quickModel: all.AI_IDEA_MODEL,
      carefulModel: all.AI_SCRIPT_MODEL,
      timeoutSeconds: all.AI_TIMEOUT_SECONDS,
    },
    dailyLimits: {
      verified: all.AI_DAILY_LIMIT,
      // Paid providers are limited to accounts with a confirmed address.
      unverified: all.AI_DAILY_LIMIT_UNVERIFIED ?? (all.AI_PROVIDER === 'embedded' ? 25 : 0),
      paid:
        all.AI_PROVIDER === 'embedded'
          ? undefined
          : { perClient: all.AI_DAILY_LIMIT_PER_CLIENT, overall: all.AI_DAILY_BUDGET },
    },
    video: {
      provider: all.VIDEO_PROVIDER,
      dailyBudget: all.VIDEO_DAILY_BUDGET,
      replicateToken: all.REPLICATE_API_TOKEN,
      replicateModel: all.REPLICATE_MODEL,
      replicateBaseUrl: all.REPLICATE_API_URL,
      backendUrl: all.VIDEO_BACKEND_URL,
      resultHosts: all.VIDEO_RESULT_HOSTS,
    },
    speech:
      all.SPEECH_BASE_URL === undefined
        ? undefined
        : {
            baseUrl: all.SPEECH_BASE_URL,
            apiKey: all.SPEECH_API_KEY,
            model: all.SPEECH_MODEL,
            voice: all.SPEECH_VOICE,
          },
    s3:
      bucket && accessKeyId && secretAccessKey
        ? { endpoint: all.S3_ENDPOINT, bucket, accessKeyId, secretAccessKey, region: all.S3_REGION }
        : undefined,
    mail: { smtpUrl: all.SMTP_URL, from: all.MAIL_FROM },
    inboundMail: { secret: all.INBOUND_MAIL_SECRET, address: all.INBOUND_MAIL_ADDRESS },
    analytics: {
      endpoint: all.ANALYTICS_ENDPOINT,
      keepDays: all.ANALYTICS_KEEP_DAYS,
      countryFile: all.ANALYTICS_COUNTRIES,
    },
  }
}

type Issue = { path: PropertyKey[]; message: string; code: string }

// Never repeat the value of a secret, not even an invalid one.
function describeIssue(issue: Issue | undefined, given: Record<string, string | undefined>) {
  const name = String(issue?.path[0] ?? 'the environment')
  const value = given[name]
  const got = value === undefined || secretVariables.includes(name) ? '' : `, not '${value}'`
  const expected = issue?.message ?? 'something else'
  return `${name} must be ${expected}${got}`
}
