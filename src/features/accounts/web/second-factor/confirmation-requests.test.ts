import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { factorMessages, factorReasons } from '../../contract/second-factor-messages.ts'
import { isConfirmationPending, settleConfirmation, withConfirmation } from './confirmation-requests.ts'

function refusingOnce() {
  let calls = 0
  const work = () => {
    calls++
    if (calls > 1) return Promise.resolve('done')
    const reason = factorReasons.confirmationNeeded
    return Promise.reject(new ApiError('PERMISSION_DENIED', factorMessages.confirmationNeeded, { reason }))
  }
  return { work, calls: () => calls }
}

test('the work is repeated after a confirmation', async () => {
  const { work, calls } = refusingOnce()
  const result = withConfirmation(work)
  await expect.poll(isConfirmationPending).toBe(true)
  settleConfirmation(true)
  expect([await result, calls()]).toEqual(['done', 2])
})

test('closing the dialog says that nothing has changed', async () => {
  const { work, calls } = refusingOnce()
  const result = withConfirmation(work)
  await expect.poll(isConfirmationPending).toBe(true)
  settleConfirmation(false)
  await expect(result).rejects.toThrow(factorMessages.notConfirmed)
  expect(calls()).toBe(1)
})

test('another refusal is passed on without a question', async () => {
  const refusal = new ApiError('PERMISSION_DENIED', factorMessages.factorMissing)
  await expect(withConfirmation(() => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(isConfirmationPending()).toBe(false)
})
