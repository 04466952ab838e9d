import { z } from 'zod'

export const connectionTestPaths = {
  connection: '/api/connection-test/connection',
  form: '/api/connection-test/form',
} as const

export type ConnectionTestName = keyof typeof connectionTestPaths

export const ConnectionTestResult = z.object({
  database: z.enum(['pglite', 'postgres']),
  /** What the database took, without the way to the browser. */
  milliseconds: z.number().nonnegative(),
})
export type ConnectionTestResult = z.output<typeof ConnectionTestResult>
