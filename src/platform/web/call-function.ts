import { callableMessages, callableTimeoutMs } from '#platform/common/callable.ts'
import { httpStatusOf, statusOfHttp, type ErrorStatus } from '#platform/common/errors.ts'

/** 'invalid-argument', 'not-found' and so on, as the callable protocol spells them. */
export type CallableCode = 'ok' | Kebab<ErrorStatus>
type Kebab<Text extends string> = Text extends `${infer Start}_${infer Rest}`
  ? `${Lowercase<Start>}-${Kebab<Rest>}`
  : Lowercase<Text>

export class CallableError extends Error {
  override readonly name = 'CallableError'
  readonly code: CallableCode
  readonly details: unknown

  constructor(code: CallableCode, message: string, options: { details?: unknown; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.details = options.details
  }
}

type Options = {
  /** For callers without a session cookie. */
  authToken?: string
  messagingToken?: string
  appCheckToken?: string
  signal?: AbortSignal
  timeoutMs?: number
}

/** Calls a server function by name. The caller must validate the result, whose shape is unknown here. */
export async function callFunction(name: string, payload: unknown, options: Options = {}): Promise<unknown> {
  const { status, body } = await post(name, payload, options)
  const refusal = refusalIn(status, body)
  if (refusal) throw refusal
  if (!isRecord(body)) throw new CallableError('internal', callableMessages.notAnObject)
  // Older servers name it `result`.
  const data = body['data'] === undefined ? body['result'] : body['data']
  if (data === undefined) throw new CallableError('internal', callableMessages.noData)
  return data
}

/** Maps an HTTP status to an error code. */
export const codeOfHttp = (status: number): CallableCode =>
  status >= 200 && status < 300 ? 'ok' : codeOf(statusOfHttp(status))

async function post(name: string, payload: unknown, options: Options) {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? callableTimeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
  try {
    const response = await fetch(`/api/callable/${encodeURIComponent(name)}`, {
      method: 'POST',
      body: JSON.stringify({ data: payload ?? null }),
      headers: headersOf(options),
      credentials: 'same-origin',
      signal,
    })
    return { status: response.status, body: parse(await response.text()) }
  } catch (cause) {
    if (deadline.aborted) throw new CallableError('deadline-exceeded', callableMessages.tooLate, { cause })
    if (options.signal?.aborted) throw new CallableError('cancelled', 'This was canceled.', { cause })
    // A network failure has no status; the protocol uses 0.
    return { status: 0, body: undefined }
  }
}

function headersOf({ authToken, messagingToken, appCheckToken }: Options): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(authToken !== undefined && { authorization: `Bearer ${authToken}` }),
    ...(messagingToken !== undefined && { 'firebase-instance-id-token': messagingToken }),
    ...(appCheckToken !== undefined && { 'x-firebase-appcheck': appCheckToken }),
  }
}

/** An error in the body counts regardless of the HTTP status; without one the status decides. */
function refusalIn(httpStatus: number, body: unknown): CallableError | undefined {
  const error = isRecord(body) ? body['error'] : undefined
  const code = codeOfHttp(httpStatus)
  if (!isRecord(error)) return code === 'ok' ? undefined : new CallableError(code, code)
  const { status, message, details } = error
  if (status !== undefined && !isErrorStatus(status))
    return new CallableError('internal', `Unknown backend error status: ${JSON.stringify(status)}`)
  const said = status === undefined ? code : codeOf(status)
  return new CallableError(said, typeof message === 'string' ? message : said, { details })
}

const codeOf = (status: ErrorStatus) => status.toLowerCase().replaceAll('_', '-') as CallableCode
const isErrorStatus = (value: unknown): value is ErrorStatus =>
  typeof value === 'string' && Object.hasOwn(httpStatusOf, value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
