import { z } from 'zod'

export const connectionTestPaths = {
  connection: '/api/connection-test/connection',
  form: '/api/connection-test/form',
} as const

export type ConnectionTestName = keyof typeof connectionTestPaths

export const ConnectionTestResult = z.object({
  database: z.enum(['pglite', 'postgres']),
  /** Time spent in the database, without the network. */
  milliseconds: z.number().nonnegative(),
})
export type ConnectionTestResult = z.output<typeof ConnectionTestResult>
