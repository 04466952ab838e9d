import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import type { ConnectionTestName, ConnectionTestResult } from '../../contract/connection-test.ts'
import type { connectionTestRoutes } from '../../server/connection-test.routes.ts'

const client = apiClient<ReturnType<typeof connectionTestRoutes>>('/api/connection-test')

export type TestOutcome =
  | { ok: true; result: ConnectionTestResult; milliseconds: number }
  | { ok: false; reason: string; milliseconds: number }

/** A failure is returned as a result because its duration is shown as well. */
export async function runConnectionTest(test: ConnectionTestName): Promise<TestOutcome> {
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  try {
    const result = await unwrap(client[test].$post())
    return { ok: true, result, milliseconds: elapsed() }
  } catch (cause) {
    return { ok: false, reason: asApiError(cause).message, milliseconds: elapsed() }
  }
}
