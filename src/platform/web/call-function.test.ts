import { afterEach, expect, test, vi } from 'vitest'
import { callFunction, CallableError, codeOfHttp } from './call-function.ts'

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
afterEach(() => fetched.mockReset())

const response = (body: string, status = 200) => fetched.mockResolvedValueOnce(new Response(body, { status }))
const failure = async (name = 'x') => {
  const error = await callFunction(name, {}).catch((cause: unknown) => cause)
  if (!(error instanceof CallableError)) throw new Error('It was not refused', { cause: error })
  return [error.code, error.message]
}

test('sends the payload under data to the named function, with any tokens', async () => {
  response('{"data":{"text":"Hello"}}')
  const tokens = { authToken: 'a', messagingToken: 'm', appCheckToken: 'c' }
  expect(await callFunction('generateContent', { prompt: 'x' }, tokens)).toEqual({ text: 'Hello' })
  const [address, sent] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/api/callable/generateContent')
  expect(sent).toMatchObject({
    method: 'POST',
    body: '{"data":{"prompt":"x"}}',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer a',
      'firebase-instance-id-token': 'm',
      'x-firebase-appcheck': 'c',
    },
  })
})

test.each([
  ['{"data":null}', null],
  ['{"data":0}', 0],
  ['{"data":false}', false],
  ['{"result":"old"}', 'old'],
  ['{"data":1,"result":2}', 1],
])('accepts %s', async (body, value) => {
  response(body)
  expect(await callFunction('x', {})).toEqual(value)
})

test.each(['', 'Hello', '<html></html>', '"data"', '[]', 'null', '7'])(
  'reports a response that is not an object: %j',
  async (body) => {
    response(body)
    expect(await failure()).toEqual(['internal', 'Response is not valid JSON object.'])
  },
)

test('reports a response without data', async () => {
  response('{"value":1}')
  expect(await failure()).toEqual(['internal', 'Response is missing data field.'])
})

test.each([
  [200, 'ok'],
  [299, 'ok'],
  [0, 'internal'],
  [500, 'internal'],
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [409, 'aborted'],
  [429, 'resource-exhausted'],
  [499, 'cancelled'],
  [501, 'unimplemented'],
  [503, 'unavailable'],
  [504, 'deadline-exceeded'],
  [302, 'unknown'],
  [405, 'unknown'],
  [502, 'unknown'],
])('the status %i means %s', (status, code) => {
  expect(codeOfHttp(status)).toBe(code)
})

test('an error in the body counts regardless of status, otherwise the status decides', async () => {
  response('{"error":{"status":"NOT_FOUND","message":"No such script."}}', 200)
  expect(await failure()).toEqual(['not-found', 'No such script.'])
  response('{"error":{"message":"Wait."}}', 429)
  expect(await failure()).toEqual(['resource-exhausted', 'Wait.'])
  response('Bad gateway', 502)
  expect(await failure()).toEqual(['unknown', 'unknown'])
  response('{"error":{"status":"HUNGRY"}}', 500)
  expect(await failure()).toEqual(['internal', 'Unknown backend error status: "HUNGRY"'])
})

test('a network failure is internal, a timeout is deadline-exceeded', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await failure()).toEqual(['internal', 'internal'])
  const untilAborted = (_address: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })
  fetched.mockImplementationOnce(untilAborted)
  await expect(callFunction('x', {}, { timeoutMs: 5 })).rejects.toMatchObject({ code: 'deadline-exceeded' })
  fetched.mockImplementationOnce(untilAborted)
  const leaving = new AbortController()
  const call = callFunction('x', {}, { signal: leaving.signal })
  leaving.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
})
