import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { formatNumber } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { ConnectionTestName, ConnectionTestResult } from '../../contract/connection-test.ts'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import type { connectionTestRoutes } from '../../server/connection-test.routes.ts'

const client = apiClient<ReturnType<typeof connectionTestRoutes>>('/api/connection-test')

type TestOutcome =
  | { ok: true; result: ConnectionTestResult; milliseconds: number }
  | { ok: false; reason: string; milliseconds: number }

/** A failure is returned as a result because its duration is shown as well. */
async function runConnectionTest(test: ConnectionTestName): Promise<TestOutcome> {
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  try {
    const result = await unwrap(client[test].$post())
    return { ok: true, result, milliseconds: elapsed() }
  } catch (cause) {
    return { ok: false, reason: asApiError(cause).message, milliseconds: elapsed() }
  }
}

type TestPanelProps = {
  test: ConnectionTestName
  title: string
  text: string
  button: string
  success: string
  failure: string
}

export function TestPanel({ test, title, text, button, success, failure }: TestPanelProps) {
  const heading = useId()
  const { mutate, isPending, data } = useMutation({ mutationFn: () => runConnectionTest(test) })
  return (
    <section aria-labelledby={heading} className="grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id={heading} className="text-xl">
            {title}
          </h2>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
        <Button onClick={() => mutate()} busy={isPending} busyText="Testing...">
          {button}
        </Button>
      </div>
      {data?.ok && (
        <Notice kind="success">
          {success} {data.result.database}, {formatNumber(data.result.milliseconds)} ms in the database,{' '}
          {formatNumber(data.milliseconds)} ms in total.
        </Notice>
      )}
      {data?.ok === false && (
        <Notice kind="failure">
          {failure} {data.reason} It took {formatNumber(data.milliseconds)} ms.
        </Notice>
      )}
    </section>
  )
}
