import { sideOf, type Place } from './place.ts'

const browserPackages = [
  '@dnd-kit/core',
  '@tanstack/react-query',
  'lucide-react',
  'radix-ui',
  'react',
  'react-day-picker',
  'react-dom',
  'react-router',
  'recharts',
]

const serverPackages = [
  '@ai-sdk/',
  '@aws-sdk/',
  '@electric-sql/',
  '@hono/',
  '@react-router/node',
  'ai',
  'better-auth',
  'drizzle-orm',
  'hono',
  'nodemailer',
  'pg',
  'pg-boss',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
]

/** The browser parts of server packages. */
const browserParts = /^(hono\/client|better-auth\/(react|client)(\/.*)?)$/

/** Why a file at `from` may not import a package; undefined if it may. */
export function checkPackage(
  from: Place,
  name: string,
  specifier: string,
  typeOnly: boolean,
): string | undefined {
  if (from.area === 'testing' || from.area === 'outside') return undefined
  if (from.area === 'feature' && (from.layer === 'domain' || from.layer === 'film'))
    return `${from.layer} imports no packages`
  switch (sideOf(from)) {
    case 'both':
      return name === 'zod' ? undefined : 'shared code imports no package but zod'
    case 'server':
      return browserPackages.includes(name) ? 'a browser package on the server' : undefined
    case 'web':
      if (name.startsWith('node:')) return 'a Node module in the browser'
      if (typeOnly || browserParts.test(specifier)) return undefined
      return serverPackages.some((entry) => name === entry || (entry.endsWith('/') && name.startsWith(entry)))
        ? 'a server package in the browser'
        : undefined
  }
}
